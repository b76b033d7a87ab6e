import type { Page } from '@playwright/test';
import { isExhaustive } from '@/testing/exploration/sample';
import { HOSTILE_MARK, hostileTexts } from '@/testing/oracle/hostileTexts';
import { expect, test } from '../support/fixtures';
import { ONBOARDED, settingsOf } from '../support/mainArea';
import { serveHostileTexts } from '../support/hostileServer';
import { PASSWORD, startSignedIn } from '../support/signIn';

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
  ...ONBOARDED.slice(2).map((person) => ({ who: person.name, paths: settingsOf(person) })),
];

/** Where texts of the server are shown: places in its responses that were found on a page. */
const MIN_SINKS = 30;

const NOTHING = { elements: 0, ran: false };

/** What the hostile texts have made of themselves. */
const madeOf = (page: Page) =>
  page.evaluate(
    (mark) => ({
      elements: document.querySelectorAll(`[${mark}]`).length,
      ran: '__pwned' in window,
    }),
    HOSTILE_MARK,
  );

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
        // At this width an opened notification is beside the list.
        if (path.endsWith('/notification'))
          await page
            .getByRole('tabpanel')
            .getByRole('listitem')
            .first()
            .getByRole('button')
            .click();
        for (const place of await server.shownPaths()) sinks.add(place);
        expect(await madeOf(page), path).toEqual(NOTHING);
      }
      first += server.served.size;
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    }
  }
  test.info().annotations.push({ type: 'sinks', description: [...sinks].sort().join('\n') });
  expect(sinks.size).toBeGreaterThanOrEqual(MIN_SINKS);
  if (isExhaustive) expect(first).toBeGreaterThanOrEqual(hostileTexts.length);
});

/** Every so many of the hostile texts. */
const STRIDE = 28;

test(
  'X1: nor is what the server says where it refuses anything but text',
  { tag: '@all' },
  async ({ page, mock, problems }) => {
    test.slow();
    problems.allow(/Failed to load resource/);
    const field = (label: string) => page.getByLabel(label, { exact: true });
    await startSignedIn(page, mock, 'active.borrower');
    await page.goto('/bos/settings/information');
    await page.getByRole('button', { name: 'Ubah Kata Sandi', exact: true }).click();
    await field('Kata Sandi Baru').fill('Rahasia#2027');
    await field('Konfirmasi Kata Sandi Baru').fill('Rahasia#2027');
    const texts = hostileTexts.filter((text, index) => text.length < 200 && index % STRIDE === 0);
    for (const [index, error] of texts.entries()) {
      // The first status is shown at the field, the other one above the button.
      const status = index % 2 === 0 ? 400 : 422;
      await mock.clearFaults();
      await mock.addFault({
        method: 'POST',
        path: '*/auth/update-password',
        status,
        body: { code: status, error },
      });
      await field('Kata Sandi Lama').fill(`${PASSWORD}${index}`);
      await page.getByRole('button', { name: 'Simpan', exact: true }).click();
      await expect
        .poll(() => page.evaluate((text) => document.body.textContent.includes(text), error))
        .toBe(true);
      expect(await madeOf(page), error).toEqual(NOTHING);
    }
  },
);
