import { expectAccessible } from '../support/accessibility';
import { expect, test } from '../support/fixtures';
import { addressOf, storeAs, signIn } from '../support/signIn';
import { cardOf, find, openMockPage, signInByClick } from '../support/mockPages';

test('one click signs in as a person, each in a new tab @phone', async ({ page }) => {
  await openMockPage(page, 'People');
  await find(page).fill('active.borrower');
  const first = await signInByClick(page, 'active.borrower');
  await expect(first).toHaveURL(/\/bos\/borrower\/notification$/);
  await expect(first.getByRole('heading', { name: 'Notifikasi', level: 1 })).toBeVisible();

  await find(page).fill('expired');
  const second = await signInByClick(page, 'expired');
  await expect(second).toHaveURL(/\/bos\/.*password/);
  await first.reload();
  await expect(first.getByRole('heading', { name: 'Notifikasi', level: 1 })).toBeVisible();
});

test(
  'a code is copied from the outbox and signs in',
  { tag: '@all' },
  async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await signIn(page, 'otp');
    await page.waitForURL(/\/two-factor-auth\/\d+$/);
    const outbox = await context.newPage();
    await openMockPage(outbox, 'Outbox');
    await outbox.getByLabel('To', { exact: true }).fill('otp@');
    await outbox.getByRole('button', { name: 'Copy the code' }).click();
    await expect(outbox.getByText(/^Copied: code \d{6}$/)).toBeVisible();
    const code = await outbox.evaluate(() => navigator.clipboard.readText());
    expect(code).toMatch(/^\d{6}$/);
    await page.getByLabel('Kode OTP', { exact: true }).fill(code);
    await expect(page.getByRole('dialog', { name: 'Verifikasi Berhasil!' })).toBeVisible();
  },
);

test('a fault is armed, met by the app, shown in the log and disarmed', async ({
  page,
  problems,
}) => {
  problems.allow(/Failed to load resource/);
  await openMockPage(page, 'People');
  await find(page).fill('active.borrower');
  const app = await signInByClick(page, 'active.borrower');
  await expect(app.getByRole('heading', { name: 'Notifikasi', level: 1 })).toBeVisible();

  await openMockPage(page, 'Faults');
  await page.getByLabel('Path, * for anything').fill('/notif/list-by-user/*');
  await page.getByRole('spinbutton', { name: 'Status', exact: true }).fill('500');
  await page.getByRole('button', { name: 'Arm it' }).click();
  await expect(page.getByText('answers 500', { exact: true })).toBeVisible();
  await app.reload();
  await expect(app.getByRole('heading', { name: 'Notifikasi tidak dapat dimuat' })).toBeVisible();
  await expect(page.getByText(/met [1-9]\d* ×/)).toBeVisible();

  await page.getByRole('link', { name: /^Calls/ }).click();
  await page.getByLabel('only failures').check();
  const call = page.getByRole('listitem').filter({ hasText: 'list-by-user' }).first();
  await call.getByText('list-by-user').click();
  await expect(call.getByRole('region', { name: 'Answer' })).toContainText('"code": 500');

  await page.getByRole('link', { name: /^Faults/ }).click();
  await page.getByRole('button', { name: /^Take away fault/ }).click();
  await expect(page.getByText('All is well: no fault is armed.')).toBeVisible();
  await app.getByRole('button', { name: 'Coba lagi', exact: true }).click();
  await expect(app.getByRole('heading', { name: 'Notifikasi tidak dapat dimuat' })).toBeHidden();
});

test('a status is set as it is chosen, and notes of revision are sent', async ({ page, mock }) => {
  await page.goto(`/__mock/#people?${encodeURIComponent(addressOf('otp'))}`);
  await page.getByLabel(`Status of ${addressOf('otp')}`).selectOption('8 e-KYC Rejected');
  await expect(page.getByText(`${addressOf('otp')} is now 8 e-KYC Rejected`)).toBeVisible();
  await expect(cardOf(page, 'ekyc.success')).toBeHidden();
  await find(page).fill('');
  const card = cardOf(page, 'ekyc.success');
  await card.getByRole('button', { name: /^More/ }).click();
  await card.getByRole('button', { name: 'Add a note' }).click();
  await card.getByLabel('Sub-step').selectOption('identity');
  await card.getByLabel('Field (optional)').fill('ktp');
  await card.getByLabel('Note').fill('Foto KTP buram');
  await card.getByRole('button', { name: 'Save the notes' }).click();
  await expect(page.getByLabel(`Status of ${addressOf('ekyc.success')}`)).toHaveValue('11');
  const people = await mock.people<{
    email: string;
    revisions: unknown;
    onboarding_status_id: number;
    ekyc_result: string | null;
  }>();
  const of = (name: string) => people.find(({ email }) => email === addressOf(name));
  expect(of('otp')).toMatchObject({ onboarding_status_id: 8, ekyc_result: 'rejected' });
  expect(of('ekyc.success')?.revisions).toMatchObject([
    { step: 'personal', sub_step: 'identity', field: 'ktp', note: 'Foto KTP buram' },
  ]);
});

test(
  'live updates keep the focus, typed text and open details',
  { tag: '@all' },
  async ({ page, mock }) => {
    await openMockPage(page, 'People');
    const card = cardOf(page, 'ekyc.waiting');
    await card.getByRole('button', { name: /^More/ }).click();
    const message = card.getByRole('group').or(card).getByLabel('Message').first();
    await message.fill('half of a sen');
    await mock.setStatus(addressOf('ekyc.waiting'), { onboarding_status_id: 9 });
    await expect(page.getByLabel(`Status of ${addressOf('ekyc.waiting')}`)).toHaveValue('9');
    await expect(message).toHaveValue('half of a sen');
    await expect(message).toBeFocused();

    await storeAs(mock, 'borrower.individu', { information: { birth_place: 'Solo' } });
    await openMockPage(page, 'Calls');
    const open = page.getByRole('listitem').filter({ hasText: '/user/update' });
    await open.getByText('/user/update').click();
    await expect(open.getByRole('region', { name: 'Body' })).toContainText('Solo');
    const before = await open.boundingBox();
    await storeAs(mock, 'borrower.individu', { information: { birth_place: 'Medan' } });
    const waiting = page.getByRole('button', { name: 'Show 1 new' });
    await expect(waiting).toBeVisible();
    expect((await open.boundingBox())?.y).toBe(before?.y);
    await waiting.click();
    await expect(page.getByRole('listitem').filter({ hasText: '/user/update' })).toHaveCount(2);
  },
);

test(
  'a restart asks first, and deletes data only after that',
  { tag: '@all' },
  async ({ page, mock }) => {
    await mock.setStatus(addressOf('otp'), { onboarding_status_id: 12 });
    await openMockPage(page, 'Setup');
    const dialog = page.getByRole('dialog', { name: "Start 'default' again?" });
    const status = async () =>
      (await mock.db()).users.find(({ email }) => email === addressOf('otp'));
    await page.getByRole('button', { name: 'Start again default' }).click();
    await expectAccessible(page, 'the question before a start again');
    await dialog.getByRole('button', { name: 'Leave it' }).click();
    await expect(dialog).toBeHidden();
    expect((await status())?.onboarding_status_id).toBe(12);
    await page.getByRole('button', { name: 'Start again default' }).click();
    await dialog.getByRole('button', { name: 'Start again' }).click();
    await expect(page.getByText("'default' has started")).toBeVisible();
    expect((await status())?.onboarding_status_id).toBe(10);
  },
);

test('flags, clock and latency can be set', { tag: '@all' }, async ({ page, mock }) => {
  await openMockPage(page, 'Setup');
  await page.getByRole('switch', { name: 'main-menu' }).check();
  await page.getByRole('button', { name: '+1 h', exact: true }).click();
  await expect(page.getByText('1 h ahead')).toBeVisible();
  await openMockPage(page, 'Faults');
  await page.getByLabel('From (ms)').fill('5');
  await page.getByLabel('To (ms)').fill('9');
  await page.getByRole('button', { name: 'Set', exact: true }).click();
  await expect(page.getByText('Every call 5 to 9 ms late')).toBeVisible();
  const { flags } = await mock.db();
  expect(flags).toEqual({ 'main-menu': true });
});

test(
  'an address whose filter cannot be decoded still opens the page',
  { tag: '@all' },
  async ({ page }) => {
    await page.goto('/__mock/#outbox?%E0%A4');
    await expect(page.getByRole('heading', { level: 1, name: 'Outbox' })).toBeVisible();
    await expect(page.getByText('Live', { exact: true })).toBeVisible();
  },
);
