import { expect, test } from '../support/fixtures';
import { untilAppStarted } from '../support/firstPage';
import { addressOf, sendSignIn } from '../support/signIn';

test('C7: a connection that leads nowhere is offline after one call, and is back by itself', async ({
  page,
  context,
  mock,
  problems,
}) => {
  problems.allow(/Failed to load resource|net::/);
  await page.goto('/bos/login');
  await untilAppStarted(page);
  // What asks the host comes after the page.
  await page.waitForLoadState('networkidle');
  await context.route('**/*', (route) => route.abort('timedout'));
  await sendSignIn(page, addressOf('active.borrower'));
  await expect(page.getByRole('group', { name: 'Offline', exact: true })).toBeVisible();
  expect(await page.evaluate(() => navigator.onLine)).toBe(true);

  await context.unrouteAll();
  await expect(page.getByRole('group', { name: "You're online", exact: true })).toBeVisible();
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(addressOf('active.borrower'));
  expect((await mock.calls()).filter(({ path }) => path.endsWith('/login'))).toEqual([]);
});
