import { sampleOf } from '@/testing/exploration/sample';
import type { MockControl } from '@/testing/mock/mockControl';
import { expect, test } from '../support/fixtures';
import { addressOf, expectNoSession, signIn, signInWithCode, signOut } from '../support/signIn';
import {
  BUTTONS,
  expectScreen,
  HOMES,
  inSecondTab,
  openCode,
  openLogin,
  POINTS,
  type Screen,
} from '../support/signInScreens';

/** Calls that need a session. */
async function privateCalls(mock: MockControl): Promise<string[]> {
  const calls = await mock.calls();
  return calls
    .filter(({ status }) => status !== null && status < 300)
    .map(({ method, path }) => `${method} ${path}`)
    .filter((call) => /\/api\/(identity|notification|assets|log-activity)/.test(call))
    .filter((call) => !/\/public\/|\/otp\//.test(call));
}

const untilResponses = (mock: MockControl) =>
  expect
    .poll(async () => {
      const calls = await mock.calls();
      const underWay = calls.filter(({ outcome }) => outcome === 'in_flight');
      return underWay.map(({ method, path, body }) => `${method} ${path} ${JSON.stringify(body)}`);
    })
    .toEqual([]);

for (const { at, people, come, leads } of sampleOf(POINTS, 2))
  for (const name of people)
    test(`N13: from ${at}, no button of the browser gives ${name} a session`, async ({
      page: first,
      context,
      mock,
      problems,
    }) => {
      problems.allow(/Failed to load resource/);
      for (const [button, screen] of Object.entries(leads) as [keyof typeof BUTTONS, Screen][])
        await test.step(`${button} leads to: ${screen}`, async () => {
          await mock.reset();
          const page = await context.newPage();
          await page.goto('/bos/login');
          await page.evaluate(() => window.localStorage.clear());
          const visit = { page, mock, name };
          await come(visit);
          await expectNoSession(page);
          const seen = await BUTTONS[button](visit);
          await untilResponses(mock);
          await expectScreen(seen, screen);
          await expectNoSession(seen);
          expect(await privateCalls(mock)).toEqual([]);
          for (const tab of context.pages()) if (tab !== first) await tab.close();
        });
    });

for (const button of ['reload', 'back'] as const)
  test(`N13: ${button} while the dialog after the correct code is open does not lose the session`, async ({
    page,
    mock,
  }) => {
    const visit = { page, mock, name: 'otp' };
    await openCode(visit);
    const code = await mock.lastCode(addressOf('otp'));
    await page.getByLabel('Kode OTP', { exact: true }).fill(code);
    await expect(page.getByRole('dialog', { name: 'Verifikasi Berhasil!' })).toBeVisible();
    await BUTTONS[button](visit);
    await page.waitForURL(/\/borrower\/notification$/);
    await expect(page.getByRole('heading', { name: 'Notifikasi', level: 1 })).toBeVisible();
  });

for (const name of Object.keys(HOMES))
  test(
    `N13: the session of ${name} lasts from the correct code to the sign-out, and no longer`,
    { tag: '@all' },
    async ({ page, context, mock, problems }) => {
      problems.allow(/Failed to load resource/);
      const home = HOMES[name] ?? '';
      const isHome = new RegExp(`${home}$`);
      await openLogin({ page, mock, name });
      await signInWithCode(page, mock, name);
      await page.waitForURL(isHome);
      const codePage = `/bos/two-factor-auth/1`;
      const inside: (() => Promise<unknown>)[] = [
        () => page.reload(),
        () => page.goto('/bos/login'),
        () => page.goto(codePage),
      ];
      for (const press of inside) {
        await press();
        await page.waitForURL(isHome);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      }
      const second = await inSecondTab({ page, mock, name }, home);
      await second.waitForURL(isHome);

      await signOut(page);
      // The other tab learns of it with a delay (N3), and may have sent calls until then.
      await expectScreen(second, 'login');
      // The last call: the server learns of the sign-out after the activity log.
      await expect.poll(async () => (await privateCalls(mock)).join()).toMatch(/logout/);
      await untilResponses(mock);
      const before = await privateCalls(mock);
      const outside: (() => Promise<unknown>)[] = [
        () => page.goBack(),
        () => page.goForward(),
        () => page.reload(),
        () => page.goto(home),
        () => page.goto(codePage),
        () => page.goBack(),
      ];
      for (const press of outside) {
        await press();
        await expectScreen(page, 'login');
        await expectNoSession(page);
      }
      await second.reload();
      await expectNoSession(second);
      const third = await context.newPage();
      await third.goto(home);
      await expectScreen(third, 'login');
      await expectNoSession(third);
      expect(await privateCalls(mock)).toEqual(before);
    },
  );

test('N13: a temporary token is not accepted as a session, wherever it is stored', async ({
  page,
  context,
  mock,
  problems,
}) => {
  problems.allow(/Failed to load resource/);
  await signIn(page, 'otp');
  await page.waitForURL(/\/two-factor-auth\/\d+$/);
  const token = await page.evaluate(() => {
    const key = Object.keys(window.sessionStorage).find((each) => each.startsWith('bos.otp.'));
    const entry = JSON.parse(window.sessionStorage.getItem(key ?? '') ?? '{}') as {
      token: string;
    };
    return entry.token;
  });
  const asCookie = { name: 'bos_auth', value: token, url: mock.origin, secure: true } as const;
  await context.addCookies([{ ...asCookie, sameSite: 'Strict' }]);
  const second = await context.newPage();
  await second.goto('/bos/borrower/notification');
  await expect(
    second.getByText('Sesi anda sudah habis, silahkan melakukan Login kembali.').first(),
  ).toBeVisible();
  await expectScreen(second, 'login');
  await expectNoSession(second);

  const third = await context.newPage();
  await third.goto(`/bos/borrower/notification?auth=${encodeURIComponent(token)}`);
  await expect(
    third.getByText('Sesi anda sudah habis, silahkan melakukan Login kembali.').first(),
  ).toBeVisible();
  await third.waitForURL(/\/bos\/login$/);
  expect(await privateCalls(mock)).toEqual([]);
});
