import { isExhaustive, sampleOf } from '@/testing/exploration/sample';
import { expect, test } from '../support/fixtures';
import { startSignedIn } from '../support/signIn';
import { expectTabStops } from '../support/tabStops';
import { PAGES, seenOn, STATES } from './states/all';
import type { ScreenState } from './states/screenState';

const SCREENS: readonly ScreenState[] = [
  ...STATES,
  ...PAGES.map(({ name, path, as }): ScreenState => ({
    name,
    seen: { role: 'heading' },
    async show(page, mock) {
      if (as) await startSignedIn(page, mock, as);
      await page.goto(path);
    },
  })),
];

/** Both sizes where everything is tried; otherwise the sizes alternate. */
const sizeOf = (index: number): string =>
  isExhaustive ? '@phone' : index % 2 === 0 ? '@phone-only' : '@desktop';

for (const [index, { name, show, seen }] of sampleOf(SCREENS, 4, 'tab stops').entries())
  test(`A10: every tab stop is large enough and in sight: ${name} ${sizeOf(index)}`, async ({
    page,
    mock,
    problems,
  }) => {
    problems.allow(/Failed to load resource/, /net::ERR/, /Call failed/, /config/i);
    await show(page, mock);
    await expect(seenOn(page, seen)).toBeVisible();
    await expectTabStops(page, name);
  });
