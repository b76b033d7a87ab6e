import type { Frame, Page } from '@playwright/test';
import type { FilledSubStep } from '../applications/application';
import { individuNonPartnerMinimal } from '../applications/individuNonPartnerMinimal';
import { expectAccessible } from '../support/accessibility';
import { Traces } from '../support/canary';
import { expect, test } from '../support/fixtures';
import { act } from '../support/formFiller';
import { pointer, type InputDriver } from '../support/inputDriver';
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
  expect(JSON.stringify(all)).not.toContain(addressOf('exempt'));
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

test('A3: a session that ends takes the focus to what to do next, and a new token leads on', async ({
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
  await expect(frame.getByRole('heading', { name: 'Lanjutkan dari portal Anda' })).toBeFocused();
  await expectAccessible(page, 'a frame without a session', { within: 'iframe' });
  expect((await logOf(page)).filter(([type]) => type === 'session_expired')).toHaveLength(1);
  await command(page, 'init');
  await expect(frame.getByRole('heading', { name: 'Lanjutkan dari portal Anda' })).toBeVisible();
  await command(page, 'token_update');
  await expect(frame.getByRole('heading', { name: 'Pengajuan Anda', exact: true })).toBeVisible();
});

test('E6: the token that init brings is in the header of calls and in its own key, and nowhere else', async ({
  page,
  context,
  preview,
}) => {
  const traces = new Traces(context);
  const given = page
    .waitForResponse((response) => response.url().includes('/token/session/'))
    .then(async (response) => ((await response.json()) as { data: { token: string } }).data.token);
  const frame = await openInPortal(page, preview.portalOrigin, 'exempt');
  await frame.getByRole('link', { name: 'Alamat Perusahaan' }).click();
  await frame.getByRole('button', { name: 'Simpan & Lanjutkan', exact: true }).click();
  await expect(frame.getByRole('heading', { name: 'Dokumen Legal', exact: true })).toBeVisible();
  await traces.look(page);
  const token = await given;
  const headers = new RegExp(`^header [A-Z]+ ${preview.origin}/api/`);
  const elsewhere = traces.locationsOf(token).filter((place) => !headers.test(place));
  expect(elsewhere).toEqual([]);
  const app = page.frames().find((each) => each.url().includes('/bos/'));
  const kept = await app?.evaluate(() => ({
    local: Object.entries(localStorage),
    tab: Object.entries(sessionStorage),
    page: [document.title, document.cookie, location.href, document.documentElement.outerHTML],
  }));
  const stored: [string, string][] = [...(kept?.local ?? []), ...(kept?.tab ?? [])];
  const keys = stored.filter(([, value]) => value.includes(token));
  expect(keys).toEqual([['bos.auth', token]]);
  expect(JSON.stringify([kept?.page, await messagesOf(page)])).not.toContain(token);
});

test(
  'E4: a whole application in a frame, by the link of a portal',
  { tag: '@all' },
  async ({ page, preview, mock }) => {
    const { person, begins, steps } = individuNonPartnerMinimal;
    const frame = await openInPortal(page, preview.portalOrigin, person, 'login');
    await frame.getByRole('main').getByRole('link', { name: begins, exact: true }).click();
    const app = page.frames().find((each) => each.url().includes('/bos/'));
    // A frame has all that the walk asks of a page, except the calls, which the page sees.
    const asPage = new Proxy(app as Frame, {
      get: (target, name) => {
        const owner = name in target ? target : page;
        const value: unknown = Reflect.get(owner, name);
        return typeof value === 'function' ? (value.bind(owner) as unknown) : value;
      },
    }) as unknown as Page;
    for (const step of steps) await fillInFrame(asPage, step);
    await frame.getByRole('checkbox', { name: /^Saya menyatakan/ }).check();
    await frame.getByRole('button', { name: 'Kirim Pengajuan', exact: true }).click();
    await expect(
      frame.getByRole('heading', { name: 'Verifikasi identitas (e-KYC)', level: 1 }),
    ).toBeVisible();
    const log = await logOf(page);
    const saved = log.filter(([type]) => type === 'step_saved').map(([, payload]) => payload);
    expect(saved).toMatchObject(
      steps.map(({ at }) => ({ step: at.split('/').at(-2), sub_step: at.split('/').at(-1) })),
    );
    expect(log.slice(-3).map(([type]) => type)).toEqual([
      'status_changed',
      'ekyc_ready',
      'onboarding_succeed',
    ]);
    const application = await mock.db();
    const row = application.users.find(({ email }) => email === addressOf(person));
    expect(row?.onboarding_status_id).toBe(6);
  },
);

/** As `fillSubStep`, whose checks of the address are for a page. */
async function fillInFrame(frame: Page, step: FilledSubStep): Promise<void> {
  const heading = frame.getByRole('heading', { name: step.heading, exact: true, level: 1 });
  await expect(heading).toBeVisible();
  // The options of a list are in the frame too, and not in the page around it.
  const driver: InputDriver = {
    ...pointer,
    choose: async (box, option) => {
      await box.click();
      const isSearched = await box.evaluate(
        (element) => element instanceof HTMLInputElement && !element.readOnly,
      );
      if (isSearched) await box.fill(option);
      await frame.getByRole('option', { name: option, exact: true }).click();
    },
  };
  for (const action of step.actions) await act(frame, action, driver);
  await act(frame, { press: 'Simpan & Lanjutkan' });
  await expect(heading).toBeHidden();
}
