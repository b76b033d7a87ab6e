import type { Locator, Page } from '@playwright/test';
import { sampleOf, SEED } from '@/testing/exploration/sample';
import { seededRandom } from '@/testing/exploration/seededRandom';
import { fillAtOnce } from '../support/fillAtOnce';
import { SCRIPTS, signInCalls, signInFields } from '../support/firstPage';
import { expect, test } from '../support/fixtures';
import { addressOf, PASSWORD } from '../support/signIn';

const WIDTHS = [1280, 360];
const MOMENTS = Array.from({ length: 50 }, (_, moment) => moment).flatMap((moment) =>
  WIDTHS.map((width) => ({ moment, width })),
);

/** How a text can get into a field. */
const WAYS: ((field: Locator, page: Page, text: string) => Promise<void>)[] = [
  async (field, page, text) => {
    await field.click();
    await page.keyboard.type(text, { delay: 15 });
  },
  async (field, page, text) => {
    await field.click();
    await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
    await page.keyboard.press('Control+V');
  },
  (field, _page, text) => fillAtOnce(field, text),
  // A browser that restores a form says nothing of it to a page whose scripts are not there.
  async (field, _page, text) => {
    const isRestored = await field.evaluate((input: HTMLInputElement, kept) => {
      if (input.closest('[data-waits]') === null) return false;
      input.value = kept;
      return true;
    }, text);
    if (!isRestored) await fillAtOnce(field, text);
  },
];

const SENDS: ((page: Page) => Promise<void>)[] = [
  (page) => page.keyboard.press('Enter'),
  (page) => signInFields(page).submit.click(),
  (page) => signInFields(page).submit.dblclick(),
];

test.beforeEach(({ context }) => context.grantPermissions(['clipboard-read', 'clipboard-write']));

for (const { moment, width } of sampleOf(MOMENTS, 2, 'moments')) {
  const random = seededRandom(SEED * 100 + moment);
  const upTo = (limit: number) => Math.floor(random() * limit);
  const delays = Array.from({ length: 40 }, () => upTo(1_500));
  const [start, pause] = [upTo(900), upTo(900)];
  const ways = [WAYS[upTo(WAYS.length)], WAYS[upTo(WAYS.length)]];
  const send = SENDS[upTo(SENDS.length)];

  test(`moment ${moment} at ${width}: nothing that is done while the page loads is lost`, async ({
    page,
    mock,
  }) => {
    await page.setViewportSize({ width, height: 740 });
    await page.route(SCRIPTS, async (route) => {
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
