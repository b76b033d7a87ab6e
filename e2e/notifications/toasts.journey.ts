import { expect, test } from '../support/fixtures';
import { startSignedIn } from '../support/signIn';

test(
  'G8: fifty clicks without a connection show one notice, and soon after it is back there is none',
  { tag: '@all' },
  async ({ page, mock, problems }) => {
    problems.allow(/Failed to load resource/, /net::ERR/);
    await page.clock.install();
    await startSignedIn(page, mock, 'active.borrower');
    await page.goto('/bos/borrower/notification');
    const readAll = page.getByRole('button', { name: 'Tandai semua dibaca', exact: true });
    await expect(readAll).toBeVisible();
    const offline = page.getByText('Offline', { exact: true });
    const toasts = page.getByRole('button', { name: 'Tutup', exact: true });
    await page.context().setOffline(true);
    for (let clicks = 0; clicks < 50; clicks += 10) {
      await readAll.evaluate((button: HTMLElement) => {
        for (let click = 0; click < 10; click += 1) button.click();
      });
      await expect(offline).toHaveCount(1);
      expect(await toasts.count()).toBeLessThanOrEqual(3);
    }
    await page.context().setOffline(false);
    await expect(page.getByText("You're online", { exact: true })).toBeVisible();
    await page.clock.runFor(15_000);
    await expect(toasts).toHaveCount(0);
    // Nothing was sent by itself when the connection came back.
    const sent = (await mock.calls()).filter(({ path }) => path.includes('/read-all/'));
    expect(sent).toEqual([]);
  },
);
