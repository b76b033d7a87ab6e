import type { Locator, Page } from '@playwright/test';
import { sampleOf, SEED } from '@/testing/exploration/sample';
import { seededRandom } from '@/testing/exploration/seededRandom';
import { signInCalls, signInFields } from '../support/firstPage';
import { expect, test } from '../support/fixtures';
import { addressOf, PASSWORD } from '../support/signIn';

const MOMENTS = Array.from({ length: 50 }, (_, index) => index);

/** How a text can get into a field. */
const WAYS: ((field: Locator, page: Page, text: string) => Promise<void>)[] = [
  async (field, page, text) => {
    await field.click();
    await page.keyboard.type(text, { delay: 15 });
  },
  // A paste is one insertion.
  async (field, page, text) => {
    await field.click();
    await page.keyboard.insertText(text);
  },
  // So does a password manager.
  (field, _page, text) => field.fill(text),
];

const SENDS: ((page: Page) => Promise<void>)[] = [
  (page) => page.keyboard.press('Enter'),
  (page) => signInFields(page).submit.click(),
  (page) => signInFields(page).submit.dblclick(),
];

for (const moment of sampleOf(MOMENTS, 2, 'moments')) {
  const random = seededRandom(SEED * 100 + moment);
  const upTo = (limit: number) => Math.floor(random() * limit);
  const delays = Array.from({ length: 40 }, () => upTo(700));
  const [start, pause] = [upTo(900), upTo(900)];
  const ways = [WAYS[upTo(3)], WAYS[upTo(3)]];
  const send = SENDS[upTo(3)];
  const width = moment % 2 === 0 ? 1280 : 360;

  test(`moment ${moment}: nothing that is done while the page loads is lost`, async ({
    page,
    mock,
  }) => {
    await page.setViewportSize({ width, height: 740 });
    await page.route(/\/bos\/assets\/[^/]+\.js$/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, delays.pop() ?? 0));
      await route.continue();
    });
    await page.goto('/bos/login', { waitUntil: 'commit' });
    const { email, password } = signInFields(page);
    await email.waitFor();
    await page.waitForTimeout(start);
    await ways[0]?.(email, page, addressOf('active.borrower'));
    await ways[1]?.(password, page, PASSWORD);
    await page.waitForTimeout(pause);
    await expect(email).toHaveValue(addressOf('active.borrower'));
    await password.focus();
    await send?.(page);
    await page.waitForURL(/\/borrower\/notification$/);
    expect(await signInCalls(mock)).toHaveLength(1);
  });
}
