import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { act } from '../support/formFiller';
import { individuNonPartnerMaximal as application } from '../applications/individuNonPartnerMaximal';
import { learnSessionEnd } from '../support/openForm';
import { storeAs, signIn, startSignedIn } from '../support/signIn';

/** The `autocomplete` token of each field on a public page, by the label of the field. */
const PUBLIC_FORMS = [
  { at: '/login', tokens: { Email: 'username', 'Kata Sandi': 'current-password' } },
  ...['/register/funder', '/register/borrower'].map((at) => ({
    at,
    tokens: {
      Email: 'username',
      'Kata Sandi': 'new-password',
      'Konfirmasi Kata Sandi': 'new-password',
    },
  })),
  { at: '/forgot-password', tokens: { Email: 'username' } },
  {
    at: '/change-password?token=any',
    tokens: { 'Kata Sandi Baru': 'new-password', 'Konfirmasi Kata Sandi Baru': 'new-password' },
  },
];

/** The tokens of onboarding fields that browsers can fill in, by label; all others are `off`. */
const KNOWN: Record<string, Record<string, string>> = {
  'personal/personal-data': {
    'Nama Lengkap': 'name',
    'Nomor Telepon': 'tel',
    Email: 'email',
    'Tanggal Lahir': 'bday',
  },
  'personal/identity': { Alamat: 'street-address', 'Kode Pos': 'postal-code' },
  'personal/domicile': { Alamat: 'street-address', 'Kode Pos': 'postal-code' },
  'employment/employment': { 'Nama Perusahaan': 'organization', 'Telepon Perusahaan': 'work tel' },
  'finance/banks': { 'Nama Pemilik Rekening': 'name' },
};

const TYPED = 'input:not([type=radio], [type=checkbox], [type=file], [type=hidden]), textarea';

/** The page, or the dialog on top of it, which hides the page. */
const fieldsOf = (page: Page): Locator =>
  page.locator(`:is(main, [role=dialog]) :is(${TYPED}):not(:is([inert], [aria-hidden=true]) *)`);

/** The `autocomplete` token of every text field, by its label. */
const tokensOf = async (page: Page): Promise<Record<string, string | null>> =>
  Object.fromEntries(
    await fieldsOf(page).evaluateAll((fields) =>
      fields.map((field): [string, string | null] => [
        (field as HTMLInputElement).labels?.[0]?.textContent ?? '(no label)',
        field.getAttribute('autocomplete'),
      ]),
    ),
  );

/** Pastes with the keyboard into every text field, and checks the value. */
async function expectPasting(page: Page): Promise<void> {
  await page.evaluate(() => navigator.clipboard.writeText('12'));
  for (const field of await fieldsOf(page).all()) {
    const takesTyping = await field.evaluate(
      (element) =>
        element.getAttribute('role') !== 'combobox' && !(element as HTMLInputElement).readOnly,
    );
    if (!takesTyping) continue;
    await field.focus();
    await page.keyboard.press('Control+A');
    await page.keyboard.press('Control+V');
    await expect(field).toHaveValue(/12$/);
  }
}

/** Every password can be shown and hidden, so that users can check what they typed. */
async function expectShowButtons(page: Page): Promise<void> {
  const passwords = page.locator('input[type=password]');
  const show = page.getByRole('button', { name: 'Tampilkan sandi', exact: true });
  const count = await passwords.count();
  await expect(show).toHaveCount(count);
  for (let shown = 0; shown < count; shown += 1) await show.first().click();
  await expect(passwords).toHaveCount(0);
  const hide = page.getByRole('button', { name: 'Sembunyikan sandi', exact: true });
  for (let hidden = 0; hidden < count; hidden += 1) await hide.first().click();
  await expect(passwords).toHaveCount(count);
}

test.beforeEach(({ context }) => context.grantPermissions(['clipboard-read', 'clipboard-write']));

test('A7: forms on public pages support password managers and pasting, and can show passwords', async ({
  page,
}) => {
  for (const { at, tokens } of PUBLIC_FORMS) {
    await page.goto(`/bos${at}`);
    await expect(fieldsOf(page).first()).toBeVisible();
    expect(await tokensOf(page), at).toEqual(tokens);
    await expectPasting(page);
    await expectShowButtons(page);
  }
  await signIn(page, 'otp');
  await expect(page.getByLabel('Kode OTP', { exact: true })).toBeVisible();
  expect(await tokensOf(page)).toEqual({ 'Kode OTP': 'one-time-code' });
  await expectPasting(page);
});

test('A7: so does the dialog for signing in again', { tag: '@all' }, async ({ page, mock }) => {
  await mock.reset('expired-sessions');
  await page.clock.install();
  await startSignedIn(page, mock, 'active.borrower');
  await page.goto('/bos/');
  await expect(page.getByRole('button', { name: 'Tandai semua dibaca' })).toBeVisible();
  await learnSessionEnd(page);
  await page.clock.fastForward(91_000);
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Kata Sandi', { exact: true })).toBeVisible();
  expect(await tokensOf(page)).toEqual({ Email: 'username', 'Kata Sandi': 'current-password' });
  await expectPasting(page);
  await expectShowButtons(page);
});

/** Opens the fields that a sub-step hides at first. */
async function openFields(page: Page): Promise<void> {
  for (const name of ['Tambah Rekening', 'Tambah Laporan', 'Tambah Agunan']) {
    const button = page.getByRole('button', { name, exact: true });
    if (await button.isVisible()) await button.click();
  }
  for (const name of ['Apakah Anda memiliki keluarga di BOS?', 'Pisah Harta'])
    if (await page.getByRole('radiogroup', { name, exact: true }).isVisible())
      await act(page, { answer: name, radio: 'Ya' });
}

test(
  'A7: every field of onboarding has its autocomplete token and accepts pasting',
  { tag: '@all' },
  async ({ page, mock }) => {
    test.slow();
    const name = 'borrower.individu';
    await storeAs(mock, name, { information: { marital_status_id: 1 } });
    await startSignedIn(page, mock, name);
    for (const { at, heading } of application.steps) {
      await page.goto(`/bos${application.variantPath}/${at}`);
      await expect(page.getByRole('heading', { name: heading, exact: true }).first()).toBeVisible();
      await openFields(page);
      const tokens = await tokensOf(page);
      const known = KNOWN[at] ?? {};
      const expected = Object.keys(tokens).map((label) => [label, known[label] ?? 'off']);
      expect(tokens, at).toEqual(Object.fromEntries(expected));
      expect(Object.keys(tokens), at).toEqual(expect.arrayContaining(Object.keys(known)));
      await expectPasting(page);
    }
  },
);
