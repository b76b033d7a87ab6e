import { sampleOf } from '@/testing/exploration/sample';
import type { Page } from '@playwright/test';
import { PAGE_STATES, seenOn } from '../accessibility/states/all';
import { dialogs, popups } from '../accessibility/states/layers';
import { links } from '../accessibility/states/links';
import { type ScreenState } from '../accessibility/states/screenState';
import { expect, test } from '../support/fixtures';

const HEADER = 'content-security-policy-report-only';
const POLICY = "require-trusted-types-for 'script'";

/** Pages, and layers with lists, calendars, dialogs and PDFs, whose libraries write most markup. */
const SCREENS: readonly ScreenState[] = [...PAGE_STATES, ...popups, ...dialogs, ...links];

/** Adds the policy to every document; returns what it reports from then on. */
async function watchTrustedTypes(page: Page): Promise<string[]> {
  const reports: string[] = [];
  await page.exposeFunction('reportTrustedTypes', (report: string) => reports.push(report));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const { effectiveDirective, sample, sourceFile, lineNumber, columnNumber } = event;
      if (effectiveDirective !== 'require-trusted-types-for') return;
      const report = `${sample} at ${sourceFile}:${lineNumber}:${columnNumber}`;
      (window as unknown as Record<string, (text: string) => void>)['reportTrustedTypes']?.(report);
    });
  });
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    return route.fulfill({ response, headers: { ...response.headers(), [HEADER]: POLICY } });
  });
  return reports;
}

test('X9: the policy reports a text that becomes markup', async ({ page, problems }) => {
  problems.allow(/TrustedHTML/, /require-trusted-types-for/);
  const reports = await watchTrustedTypes(page);
  await page.goto('/bos/login');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate(() => {
    // eslint-disable-next-line no-restricted-syntax -- what the policy has to report
    document.createElement('p').innerHTML = '<b>test</b>';
  });
  await expect.poll(() => reports).toEqual([expect.stringContaining('innerHTML')]);
});

for (const { name, show, seen } of sampleOf(SCREENS, 3))
  test(`X9: nothing becomes markup or code without a trusted type: ${name}`, async ({
    page,
    mock,
    problems,
  }) => {
    problems.allow(/Failed to load resource/, /net::ERR/, /Call failed/, /[Tt]rusted/);
    const reports = await watchTrustedTypes(page);
    await show(page, mock);
    await expect(seenOn(page, seen)).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(reports).toEqual([]);
  });

test.describe('with the service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('X9: the worker is registered by a trusted type', async ({ page, problems }) => {
    problems.allow(/[Tt]rusted/);
    const reports = await watchTrustedTypes(page);
    await page.goto('/bos/login');
    await page.evaluate(() => navigator.serviceWorker.ready);
    expect(reports).toEqual([]);
  });
});
