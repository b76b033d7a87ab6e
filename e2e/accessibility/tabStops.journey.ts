import { isExhaustive, sampleOf } from '@/testing/exploration/sample';
import { expect, test } from '../support/fixtures';
import { expectTabStops } from '../support/tabStops';
import { PAGE_STATES, seenOn, STATES } from './states/all';
import type { ScreenState } from './states/screenState';

const SCREENS: readonly ScreenState[] = [...STATES, ...PAGE_STATES];

/** A hundred of them, each with its stops. */
const LONG_LIST = 'the notifications';

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
    // What comes later moves what has the focus. Where a call has no answer, it would wait for ever.
    await page.waitForLoadState('networkidle', { timeout: 3_000 }).catch(() => undefined);
    await expectTabStops(page, name, { hasLongList: name === LONG_LIST });
  });
