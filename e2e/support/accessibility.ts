import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { REVIEWED } from './reviewed';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Waits for animations, because half-faded text has no meaningful contrast. */
export async function comeToRest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const isFinite = (animation: Animation) =>
      animation.effect?.getComputedTiming().endTime !== Infinity;
    const running = () => document.getAnimations().filter(isFinite);
    while (running().length > 0) {
      await Promise.allSettled(running().map(({ finished }) => finished));
    }
  });
}

type NodeResult = Awaited<ReturnType<AxeBuilder['analyze']>>['violations'][number]['nodes'][number];

/** What axe is to look at. */
interface Look {
  /** Rules that do not apply to this screen. */
  without?: readonly string[];
  /** A part of the page, as a selector; of a frame, everything in it. */
  within?: string;
  /** Also what axe cannot judge by itself, and nobody has looked at yet. */
  withOpen?: boolean;
}

const messageOf = ({ any, all, none }: NodeResult): string =>
  [...any, ...all, ...none].map(({ message }) => message).join(' ');

const isReviewed = (id: string, node: NodeResult): boolean =>
  REVIEWED.some(
    ({ rule, says, at }) => rule === id && says.test(messageOf(node)) && at.test(node.html),
  );

async function violationsOn(
  page: Page,
  { without = [], within, withOpen = false }: Look,
): Promise<string[]> {
  await comeToRest(page);
  const axe = new AxeBuilder({ page }).withTags(TAGS).disableRules([...without]);
  if (within !== undefined) axe.include(within);
  const { violations, incomplete } = await axe.analyze();
  const open = incomplete.map((result) => ({
    ...result,
    nodes: result.nodes.filter((node) => !isReviewed(result.id, node)),
  }));
  return [...violations, ...(withOpen ? open : [])].flatMap(({ id, help, nodes }) =>
    nodes.map(
      (node) =>
        `${id}: ${help} at ${node.target.join(' ')} ${node.html} ${node.failureSummary ?? messageOf(node)}`,
    ),
  );
}

/** Runs axe. An element that a sticky bar half covers is scrolled out of it for the next run. */
async function look(page: Page, what: Look): Promise<string[]> {
  const found = await violationsOn(page, what);
  if (found.some((violation) => violation.includes('partially obscured'))) {
    await page.evaluate(() => {
      const isAtEnd = window.scrollY + window.innerHeight >= document.body.scrollHeight - 1;
      window.scrollBy({ top: isAtEnd ? -48 : 48, behavior: 'instant' });
    });
  }
  return found;
}

/**
 * Fails with a readable list where axe finds a violation on the screen. It tries again for a
 * moment, because a toast may begin to fade during a run; real violations stay.
 */
export async function expectAccessible(page: Page, screen: string, what: Look = {}): Promise<void> {
  await expect
    .poll(() => look(page, what), { message: `violations on ${screen}`, timeout: 60_000 })
    .toEqual([]);
}
