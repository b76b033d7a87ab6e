import { sampleOf } from '@/testing/exploration/sample';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility';
import type { ErrorLine, ToastKind } from './errorLine';
import { errorLines } from './lines';
import { expectSeen, take, toastOf } from './seeError';
import { expect, test } from '../support/fixtures';
import { startSignedIn } from '../support/signIn';

const TOAST_MS = 10_000;

const sessionCookie = async (page: Page) =>
  (await page.context().cookies()).find(({ name }) => name === 'bos_auth')?.value ?? '';

for (const line of sampleOf(errorLines, 6)) {
  test(`the error catalogue, ${line.id}: ${line.situation}`, async ({ page, mock, problems }) => {
    // Every line provokes an error; what the browser says of it is no news.
    problems.allow(/Failed to load resource/, /net::ERR/, /Failed to fetch dynamically/, /Chunk/i);
    await page.clock.install();
    for (const step of line.steps) await take(page, mock, step);
    await expectSeen(page, line.seen);
    if (line.endsAt !== undefined)
      await expect.poll(() => new URL(page.url()).pathname).toBe(`/bos${line.endsAt}`);
    if (line.endsSession) await expect.poll(() => sessionCookie(page)).toBe('');
  });
}

const lineOf = (kind: ToastKind): ErrorLine => {
  const found = errorLines.find(({ seen }) => seen.as === 'toast' && seen.kind === kind);
  if (found === undefined) throw new Error(`No line shows a toast of ${kind}`);
  return found;
};

for (const kind of sampleOf(['success', 'info', 'warning', 'error'] as const, 1))
  test(`a toast of ${kind} stays ten seconds, waits while it is pointed at, and is closed by its button`, async ({
    page,
    mock,
    problems,
  }) => {
    problems.allow(/Failed to load resource/, /net::ERR/);
    const { seen, steps } = lineOf(kind);
    if (seen.as !== 'toast') throw new Error('No toast');
    await page.clock.install();
    for (const step of steps) await take(page, mock, step);
    const toast = toastOf(page, seen);
    await expect(toast).toBeVisible();
    await expectAccessible(page, `a toast of ${kind}`);
    await toast.hover();
    await page.clock.fastForward(3 * TOAST_MS);
    await expect(toast).toBeVisible();
    await page.mouse.move(0, 700);
    await page.clock.fastForward(TOAST_MS);
    await expect(toast).toBeHidden();
  });

/** From the 404 page, which is there, to a home whose code cannot be loaded. */
async function breakHome(page: Page): Promise<void> {
  await page.goto('/bos/nowhere');
  const home = page.getByRole('link', { name: 'Ke halaman utama', exact: true });
  await expect(home).toBeVisible();
  await page.route('**/bos/**/*.js', (route) => route.abort());
  await home.click();
  await expect(page.getByRole('button', { name: 'Reload', exact: true })).toBeVisible();
  await page.unrouteAll();
}

test("the screen of what breaks leads on: 'Reload' loads the page, 'Back to Login' ends the session", async ({
  page,
  mock,
  problems,
}) => {
  problems.allow(/Failed to load resource/, /net::ERR/, /Failed to fetch dynamically/, /Chunk/i);
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
