import { expect, type Page } from '@playwright/test';
import { comeToRest } from './accessibility';
import { visitFocus, type FocusVisit } from './focusRingInPage';

/** More stops than a screen has, but for one with a long list. */
const MOST_STOPS = 80;

/** In which a ring is to be seen: by day, by night, and in the few colours of somebody's own. */
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

/** Goes by Tab over all that can be reached, from the top. */
async function walk(page: Page): Promise<FocusVisit[]> {
  await page.evaluate(() => document.querySelector<HTMLElement>('a[href], button')?.focus());
  const visits: FocusVisit[] = [];
  while (visits.length < MOST_STOPS && !visits.at(-1)?.isDone)
    visits.push(await visit(page, 'Tab'));
  return visits;
}

/** The same by these keys. */
async function follow(page: Page, keys: readonly string[]): Promise<FocusVisit[]> {
  const visits: FocusVisit[] = [];
  for (const key of keys) visits.push(await visit(page, key));
  return visits;
}

/**
 * Every stop of Tab, or of these keys, shows that it has the focus: by a ring of 2 pixels at least, 3 to
 * 1 against what is there without it, which nothing cuts off, and which goes when the focus does (WCAG
 * 2.4.7, 2.4.13). Answers the stops.
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
