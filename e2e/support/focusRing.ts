import { expect, type Page } from '@playwright/test';
import { comeToRest } from './accessibility';
import { visitFocus, type FocusVisit } from './focusRingInPage';

/** More tab stops than any screen has, except one with a long list. */
const MOST_STOPS = 80;

/** The modes in which a focus ring is checked: light, dark, and forced colours. */
const LOOKS = [
  { colorScheme: 'light', forcedColors: 'none' },
  { colorScheme: 'dark', forcedColors: 'none' },
  { colorScheme: 'light', forcedColors: 'active' },
] as const;

async function visit(page: Page, key: string): Promise<FocusVisit> {
  await page.keyboard.press(key);
  await comeToRest(page);
  return page.evaluate(visitFocus);
}

/** Presses Tab through everything that can have the focus, from the top. */
async function walk(page: Page): Promise<FocusVisit[]> {
  await page.evaluate(() => document.querySelector<HTMLElement>('a[href], button')?.focus());
  const visits: FocusVisit[] = [];
  while (visits.length < MOST_STOPS && !visits.at(-1)?.isDone)
    visits.push(await visit(page, 'Tab'));
  return visits;
}

/** The same with other keys. */
async function follow(page: Page, keys: readonly string[]): Promise<FocusVisit[]> {
  const visits: FocusVisit[] = [];
  for (const key of keys) visits.push(await visit(page, key));
  return visits;
}

/**
 * Checks that each stop of Tab, or of these keys, shows the focus: with a ring of at least 2
 * pixels, a contrast of 3 to 1 with the unfocused state, not clipped, and gone when the focus moves
 * on (WCAG 2.4.7, 2.4.13). Returns the stops.
 */
export async function expectRings(page: Page, keys: readonly string[] = []): Promise<string[]> {
  let stops: string[] = [];
  for (const look of LOOKS) {
    await page.emulateMedia({ ...look, reducedMotion: 'reduce' });
    await page.evaluate(() => delete window.focusWalk);
    const visits = await (keys.length > 0 ? follow(page, keys) : walk(page));
    const problems = visits.flatMap((each) => each.problems);
    expect(problems, `${look.colorScheme}, forced colours ${look.forcedColors}`).toEqual([]);
    stops = visits.flatMap(({ stop }) => stop ?? []);
  }
  return stops;
}
