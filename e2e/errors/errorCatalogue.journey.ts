import { sampleOf } from '@/testing/exploration/sample';
import type { Page } from '@playwright/test';
import { errorLines } from './lines';
import { expectSeen, take } from './seeError';
import { expect, test } from '../support/fixtures';
import { routeLazyCode } from '../support/lazyCode';
import { startSignedIn } from '../support/signIn';

/** What the browser and the app write to the console about the errors here. */
const OF_ERRORS = [
  /Failed to load resource/,
  /net::ERR/,
  /Failed to fetch dynamically/,
  /Chunk/i,
  /config\.json \[/,
];

const sessionCookie = async (page: Page) =>
  (await page.context().cookies()).find(({ name }) => name === 'bos_auth')?.value ?? '';

for (const line of sampleOf(errorLines, 6)) {
  test(`the error catalogue, ${line.id}: ${line.situation}`, async ({ page, mock, problems }) => {
    // Every line causes an error, so errors of the browser are expected.
    problems.allow(...OF_ERRORS);
    await page.clock.install();
    for (const step of line.steps) await take(page, mock, step);
    await expectSeen(page, line.seen);
    if (line.endsAt !== undefined)
      await expect.poll(() => new URL(page.url()).pathname).toBe(`/bos${line.endsAt}`);
    if (line.endsSession) await expect.poll(() => sessionCookie(page)).toBe('');
  });
}

/** Goes from the 404 page, which is loaded, to a home page whose code cannot be loaded. */
async function breakHome(page: Page): Promise<void> {
  await page.goto('/bos/batman/nowhere');
  const home = page.getByRole('link', { name: 'Ke halaman utama', exact: true });
  await expect(home).toBeVisible();
  await routeLazyCode(page, (route) => route.abort());
  await home.click();
  await expect(page.getByRole('button', { name: 'Reload', exact: true })).toBeVisible();
  await page.unrouteAll();
}

test("the error screen works: 'Reload' loads the page, 'Back to Login' ends the session", async ({
  page,
  mock,
  problems,
}) => {
  problems.allow(...OF_ERRORS);
  await startSignedIn(page, mock, 'active.borrower');
  await breakHome(page);
  await page.getByRole('button', { name: 'Reload', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Notifikasi', level: 1 })).toBeVisible();

  await breakHome(page);
  await page.getByRole('button', { name: 'Back to Login', exact: true }).click();
  await page.waitForURL(/\/bos\/login$/);
  await expect(page.getByRole('button', { name: 'Masuk', exact: true })).toBeVisible();
  expect(await sessionCookie(page)).toBe('');
});
