import { sampleOf } from '@/testing/exploration/sample';
import type { Route } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { addressOf, sendSignIn } from '../support/signIn';

/** What the start asks for beside identity; every combination of them is missing. */
const AT_START = ['flags', 'error-reporting', 'master', 'log-activity'];
/** Asked for later, or by few. */
const LATER = ['notification', 'assets'];

const FAULTS: Record<string, (route: Route) => Promise<void>> = {
  'cut off': (route) => route.abort('connectionreset'),
  silent: () => new Promise(() => undefined),
  'responding with a page': (route) =>
    route.fulfill({ status: 200, contentType: 'text/html', body: '<!doctype html><p>Hello</p>' }),
};

const combinations = (services: readonly string[]): string[][] =>
  services.reduce<string[][]>((all, one) => [...all, ...all.map((some) => [...some, one])], [[]]);

const CASES = [
  ...combinations(AT_START).filter((missing) => missing.length > 0),
  ...LATER.map((service) => [service]),
  [...AT_START, ...LATER],
].flatMap((missing) => Object.entries(FAULTS).map(([name, fault]) => ({ missing, name, fault })));

for (const { missing, name, fault } of sampleOf(CASES, 2))
  test(`G5: the app starts and lets users in with ${missing.join(', ')} ${name}`, async ({
    page,
    mock,
    problems,
  }) => {
    problems.allow(/Failed to load resource/, /net::ERR/, /CORS|Access-Control/, /OFREP|flag/i);
    await mock.setFlags({ 'error-reporting': true, 'session-replay': true });
    const isMissing = ({ pathname }: URL) =>
      missing.some((one) => pathname.startsWith(`/api/${one}`));
    await page.route(isMissing, fault);
    await page.goto('/bos/login');
    await expect(page.getByLabel('Email', { exact: true })).toBeEditable();
    await sendSignIn(page, addressOf('active.borrower'));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page).toHaveURL(/\/borrower\/(notification|dashboard)/);
    await expect(page.getByRole('button', { name: 'Keluar', exact: true })).toBeVisible();
  });
