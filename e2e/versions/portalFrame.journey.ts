import { countLoads } from '../support/countLoads';
import { expect } from '../support/fixtures';
import { routeLazyCode } from '../support/lazyCode';
import { openInPortal } from '../support/portal';
import { MISSING_CODE } from '../support/problems';
import { test } from './releasesTest';

for (const missing of ['all code', 'code of the start page'] as const) {
  test(`W1: a frame of a portal that lacks ${missing} says so, and comes with the next load`, async ({
    page,
    releases,
    problems,
  }) => {
    problems.allow(...MISSING_CODE);
    await page.goto('/bos/batman/nowhere');
    await page.waitForLoadState('networkidle');
    let isMissing = missing === 'all code';
    await routeLazyCode(page, (route) =>
      isMissing
        ? route.fulfill({ status: 404, contentType: 'text/plain', body: 'Not found' })
        : route.continue(),
    );
    // The page asks for it once it has the code of frames, and shows nothing before.
    if (!isMissing)
      void page.waitForRequest('**/bos/config.json').then(() => {
        isMissing = true;
      });
    const loads = countLoads(page);
    const frame = await openInPortal(page, releases.portalOrigin, 'exempt');
    const reload = frame.getByRole('button', { name: 'Reload', exact: true });
    await expect(reload).toBeVisible();
    // That of the portal, and that of the frame.
    expect(loads()).toBe(2);
    isMissing = false;
    await reload.click();
    await expect(frame.getByRole('heading', { name: 'Pengajuan Anda', exact: true })).toBeVisible();
    expect(loads()).toBe(3);
  });
}
