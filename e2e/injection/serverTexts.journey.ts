import { isExhaustive } from '@/testing/exploration/sample';
import { HOSTILE_MARK, hostileTexts } from '@/testing/oracle/hostileTexts';
import { expect, test } from '../support/fixtures';
import { serveHostileTexts } from '../support/hostileServer';
import { startSignedIn } from '../support/signIn';

/** Pages by whose data they show. */
const PAGES: readonly { who: string; paths: readonly string[] }[] = [
  {
    who: 'active.corporate',
    paths: [
      '/bos/borrower/dashboard',
      '/bos/borrower/notification',
      '/bos/settings/information',
      '/bos/settings/document',
      '/bos/settings/shareholder',
      '/bos/settings/bank-account',
    ],
  },
  { who: 'active.borrower', paths: ['/bos/settings/information', '/bos/settings/document'] },
  {
    who: 'revision',
    paths: [
      '/bos/borrower/onboarding/individu-non-partner',
      '/bos/borrower/onboarding/individu-non-partner/personal/personal-data',
      '/bos/borrower/onboarding/individu-non-partner/review/review',
    ],
  },
  { who: 'ekyc.rejected', paths: ['/bos/onboarding-rejected'] },
];

/** Where texts of the server are shown: places in its responses that were found on a page. */
const MIN_SINKS = 30;

test('X1: whatever the texts of the server are, they are shown as text on every page', async ({
  page,
  mock,
  problems,
}) => {
  test.slow();
  // The app may send back what the server cannot accept, such as a name that is none.
  problems.allow(/Failed to load resource/);
  const rounds = isExhaustive ? 3 : 1;
  const people = isExhaustive ? PAGES : PAGES.slice(0, 1);
  const sinks = new Set<string>();
  let first = 0;
  for (let round = 0; round < rounds; round += 1) {
    for (const { who, paths } of people) {
      await startSignedIn(page, mock, who);
      const server = await serveHostileTexts(page, first);
      for (const path of paths) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
        await page.waitForLoadState('networkidle');
        for (const place of await server.shownPaths()) sinks.add(place);
        const made = await page.evaluate(
          (mark) => ({
            elements: document.querySelectorAll(`[${mark}]`).length,
            ran: '__pwned' in window,
          }),
          HOSTILE_MARK,
        );
        expect(made, path).toEqual({ elements: 0, ran: false });
      }
      first += server.served.size;
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    }
  }
  test.info().annotations.push({ type: 'sinks', description: [...sinks].sort().join('\n') });
  expect(sinks.size).toBeGreaterThanOrEqual(MIN_SINKS);
  if (isExhaustive) expect(first).toBeGreaterThanOrEqual(hostileTexts.length);
});
