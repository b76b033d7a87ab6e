import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { addressOf } from '../support/people';
import { logOf, messagesOf, openInPortal } from '../support/portal';

// As in browsers that give a frame of another site no cookies.
test.use({
  launchOptions: [
    async ({ launchOptions }, use) => {
      const args = [...(launchOptions.args ?? []), '--test-third-party-cookie-phaseout'];
      await use({ ...launchOptions, args });
    },
    { scope: 'worker' },
  ],
});

test('E3, E4: from init to onboarding_succeed in a frame of another site, on auth alone', async ({
  page,
  preview,
  mock,
}) => {
  const logins: string[] = [];
  page.on('framenavigated', (frame) => {
    if (/\/login/.test(frame.url())) logins.push(frame.url());
  });
  const frame = await openInPortal(page, preview.portalOrigin, 'exempt');
  await expect(frame.getByRole('heading', { name: 'Pengajuan Anda', exact: true })).toBeVisible();
  await expect(frame.getByText(addressOf('exempt'))).toBeVisible();
  for (const name of ['Buka menu', 'Keluar', 'English'])
    await expect(frame.getByRole('button', { name, exact: true })).toBeHidden();

  await frame.getByRole('link', { name: 'Alamat Perusahaan' }).click();
  await frame.getByRole('button', { name: 'Simpan & Lanjutkan', exact: true }).dblclick();
  await expect(frame.getByRole('heading', { name: 'Dokumen Legal', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'navigate_back', exact: true }).click();
  await expect(
    frame.getByRole('heading', { name: 'Alamat Perusahaan', exact: true }),
  ).toBeVisible();
  await frame.getByRole('link', { name: 'Daftar langkah', exact: true }).click();
  await frame.getByRole('main').getByRole('link', { name: 'Tinjau dan Kirim' }).last().click();
  await frame.getByRole('checkbox', { name: /^Saya menyatakan/ }).check();
  await frame.getByRole('button', { name: 'Kirim Pengajuan', exact: true }).dblclick();
  await expect(
    frame.getByRole('heading', { name: 'Pengajuan Anda telah terkirim', exact: true }),
  ).toBeVisible();

  const address = { step: 'company', sub_step: 'company-address', index: 2, total: 12 };
  const legal = { ...address, sub_step: 'legal-documents', index: 3 };
  const review = { step: 'review', sub_step: 'review', index: 12, total: 12 };
  expect(await logOf(page)).toEqual([
    ['ready', { supported_versions: [1], locale: 'id' }],
    ['ready', { supported_versions: [1], locale: 'id' }],
    ['status_changed', { onboarding_status_id: 5 }],
    ['step_changed', address],
    ['step_saved', { role: 4, user_type: 2, ...address, completed: 11 }],
    ['step_changed', legal],
    ['step_changed', address],
    ['step_changed', review],
    ['status_changed', { onboarding_status_id: 6 }],
    ['ekyc_ready', { onboarding_status_id: 6 }],
    ['onboarding_succeed', { onboarding_status_id: 6 }],
  ]);
  const all = await messagesOf(page);
  expect(all.map(({ data }) => data.seq)).toEqual(all.map((_, at) => at + 1));
  const text = JSON.stringify(all);
  const session = (await mock.db()).tokens.filter(({ kind }) => kind === 'session');
  for (const secret of [addressOf('exempt'), ...session.map(({ token }) => token)])
    expect(text).not.toContain(secret);
  expect(logins).toEqual([]);
  expect(await page.context().cookies()).toEqual([]);
});

const command = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).click();

test('the portal switches the language, asks for the state, and closes after a question', async ({
  page,
  preview,
  mock,
}) => {
  const frame = await openInPortal(page, preview.portalOrigin, 'borrower.individu', 'login');
  await frame.getByRole('link', { name: 'Mulai', exact: true }).click();
  const name = frame.getByLabel('Nama Lengkap', { exact: true });
  await name.fill('Kenari');
  await expect.poll(() => logOf(page)).toContainEqual(['dirty_changed', { dirty: true }]);

  await command(page, 'set_locale en');
  await expect(frame.getByLabel('Full name', { exact: true })).toHaveValue('Kenari');
  await command(page, 'set_locale id');
  await command(page, 'token_update');
  await expect.poll(async () => (await mock.calls()).at(-1)?.path).toContain('/auth/profile');
  await expect(name).toHaveValue('Kenari');

  await page.evaluate(() => (window as unknown as { heard: unknown[] }).heard.splice(0));
  await command(page, 'request_state');
  await expect
    .poll(async () => (await messagesOf(page)).map(({ data }) => data.type))
    .toEqual(['ready', 'resize', 'step_changed', 'dirty_changed', 'status_changed']);

  await command(page, 'close');
  const question = frame.getByRole('dialog', { name: 'Tutup halaman ini?' });
  await question.getByRole('button', { name: 'Tetap di Sini', exact: true }).click();
  await expect(name).toHaveValue('Kenari');
  await command(page, 'close');
  await question.getByRole('button', { name: 'Tutup', exact: true }).click();
  await expect(frame.getByRole('heading', { name: 'Halaman ini sudah ditutup' })).toBeVisible();
  expect((await logOf(page)).at(-1)).toEqual(['exit', { reason: 'closed' }]);
});

test('E4, W7: where the frame stores nothing, a reload comes back to the same page @phone', async ({
  page,
  preview,
}) => {
  await page.addInitScript(() => {
    if (window.parent === window) return;
    for (const area of ['localStorage', 'sessionStorage', 'indexedDB'])
      Object.defineProperty(window, area, {
        get: () => {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
    Object.defineProperty(Navigator.prototype, 'serviceWorker', { get: () => undefined });
  });
  const frame = await openInPortal(page, preview.portalOrigin, 'borrower.individu');
  await frame.getByRole('link', { name: 'Mulai', exact: true }).click();
  const heading = frame.getByRole('heading', { name: 'Data Pribadi', level: 1 });
  await expect(heading).toBeVisible();
  const app = page.frames().find((each) => each.url().includes('/bos/'));
  await app?.evaluate(() => window.location.reload());
  await expect(heading).toBeVisible();
  await expect(frame.getByLabel('Nama Lengkap', { exact: true })).toBeVisible();
});

test('session end: the frame says to come back from the portal, and a new token leads on', async ({
  page,
  preview,
  mock,
  problems,
}) => {
  problems.allow(/401/);
  const frame = await openInPortal(page, preview.portalOrigin, 'exempt');
  await expect(frame.getByRole('link', { name: 'Alamat Perusahaan' })).toBeVisible();
  await mock.advanceClock(3_700);
  await frame.getByRole('link', { name: 'Alamat Perusahaan' }).click();
  await frame.getByRole('button', { name: 'Simpan & Lanjutkan', exact: true }).click();
  await expect(frame.getByRole('heading', { name: 'Lanjutkan dari portal Anda' })).toBeVisible();
  expect((await logOf(page)).filter(([type]) => type === 'session_expired')).toHaveLength(1);
  await command(page, 'init');
  await expect(frame.getByRole('heading', { name: 'Lanjutkan dari portal Anda' })).toBeVisible();
  await command(page, 'token_update');
  await expect(frame.getByRole('heading', { name: 'Pengajuan Anda', exact: true })).toBeVisible();
});
