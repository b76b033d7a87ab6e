import { sampleOf } from '@/testing/exploration/sample';
import type { Route } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { addressOf, sendSignIn } from '../support/signIn';

/** The services beside identity, by their paths. */
const SERVICES = [
  'flags',
  'master',
  'notification',
  'log-activity',
  'assets',
  'error-reporting',
] as const;

const FAULTS: Record<string, (route: Route) => Promise<void>> = {
  'is cut off': (route) => route.abort('connectionreset'),
  'never responds': () => new Promise(() => undefined),
  'responds with a page': (route) =>
    route.fulfill({ status: 200, contentType: 'text/html', body: '<!doctype html><p>Hello</p>' }),
  fails: (route) => route.fulfill({ status: 503, contentType: 'text/html', body: 'down' }),
};

const CASES = [...SERVICES, 'any of them'].flatMap((service) =>
  Object.entries(FAULTS).map(([name, fault]) => ({ service, name, fault })),
);

for (const { service, name, fault } of sampleOf(CASES, 2))
  test(`G5: the app starts and lets users in while ${service} ${name}`, async ({
    page,
    mock,
    problems,
  }) => {
    problems.allow(/Failed to load resource/, /net::ERR/, /CORS|Access-Control/, /OFREP|flag/i);
    await mock.setFlags({ 'error-reporting': true, 'session-replay': true });
    const isMissing = ({ pathname }: URL) =>
      SERVICES.some(
        (one) =>
          pathname.startsWith(`/api/${one}`) && (service === one || service === 'any of them'),
      );
    await page.route(isMissing, fault);
    await page.goto('/bos/login');
    await expect(page.getByLabel('Email', { exact: true })).toBeEditable();
    await sendSignIn(page, addressOf('active.borrower'));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page).toHaveURL(/\/borrower\/(notification|dashboard)/);
    await expect(page.getByRole('button', { name: 'Keluar', exact: true })).toBeVisible();
  });
