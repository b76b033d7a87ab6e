import { isExhaustive, sampleOf } from '@/testing/exploration/sample';
import { expectAccessible } from '../support/accessibility';
import { expect, test } from '../support/fixtures';
import { expectReflow } from '../support/reflow';
import { storeAs, startSignedIn } from '../support/signIn';
import { PAGES, seenOn, STATES } from './states/all';
import { APPLICANT } from './states/screenState';

/** Rules that need a page title, for states that have none yet. */
const UNTITLED = ['page-has-heading-one'];

/** Both sizes where everything is tried; otherwise the sizes alternate. */
const sizeOf = (index: number): string =>
  isExhaustive ? '@phone' : index % 2 === 0 ? '@phone-only' : '@desktop';

for (const [index, { name, show, seen, isUntitled, isPassing }] of sampleOf(STATES, 8).entries()) {
  test(`A1, A4, A11: accessible and readable, in light and dark: ${name} ${sizeOf(index)}`, async ({
    page,
    mock,
    problems,
  }) => {
    problems.allow(/Failed to load resource/, /net::ERR/, /Call failed/, /config/i);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      if (colorScheme === 'light' || isPassing) await show(page, mock);
      await expect(seenOn(page, seen)).toBeVisible();
      await expectAccessible(page, `${name}, ${colorScheme}`, {
        without: isUntitled ? UNTITLED : [],
        withOpen: true,
      });
    }
    await expectReflow(page);
  });
}

for (const [index, { name, path, as }] of sampleOf(PAGES, 4).entries()) {
  test(`A1, A4, A11: accessible and readable in English, in light and dark: ${name} ${sizeOf(index)}`, async ({
    page,
    mock,
  }) => {
    await page.addInitScript(() => localStorage.setItem('bos.language', 'en'));
    if (as === APPLICANT) await storeAs(mock, APPLICANT, { information: { marital_status_id: 1 } });
    if (as) await startSignedIn(page, mock, as);
    await page.goto(path);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await expectAccessible(page, `${name} in English, ${colorScheme}`, { withOpen: true });
    }
    await expectReflow(page);
  });
}
