import type { Page } from '@playwright/test';
import { expect } from './fixtures';

/** What a screen reader is told, at once (assertive) or in its turn (polite). */
export interface Announcement {
  politeness: string;
  text: string;
  /** The live region was there, and not hidden, in an earlier frame than the text. */
  wasThere: boolean;
}

/**
 * Listens to the live regions of a page, from its next document on. Of a region that is atomic the
 * whole text is heard at each change, of another only what is new.
 */
export async function listen(page: Page): Promise<Announcement[]> {
  const heard: Announcement[] = [];
  await page.exposeFunction('heardByScreenReader', (one: Announcement) => {
    heard.push(one);
  });
  await page.addInitScript(watchLiveRegions);
  return heard;
}

export type Expected = readonly [politeness: 'polite' | 'assertive', text: string | RegExp];

/** Comes and goes with the speed of the machine; not counted where it is not expected. */
const ON_THE_SIDE = /^(Memuat…|Kamera siap|Draf tersimpan .*)$/;

const isExpected = (text: string, [, wanted]: Expected): boolean =>
  typeof wanted === 'string' ? text === wanted : wanted.test(text);

/** Waits for announcements, and long enough to notice one more. */
export async function expectHeard(
  heard: readonly Announcement[],
  expected: readonly Expected[],
): Promise<void> {
  const counted = () =>
    heard.filter(
      ({ text }) => !ON_THE_SIDE.test(text) || expected.some((one) => isExpected(text, one)),
    );
  await expect
    .poll(() => counted().length, { message: 'announcements' })
    .toBeGreaterThanOrEqual(expected.length);
  await new Promise((resolve) => setTimeout(resolve, 400));
  expect(counted()).toEqual(
    expected.map(([politeness, text]) => ({
      politeness,
      text: typeof text === 'string' ? text : (expect.stringMatching(text) as unknown),
      wasThere: true,
    })),
  );
}

/** Runs in the page. */
function watchLiveRegions(): void {
  const LIVE = '[aria-live], [role=status], [role=alert], [role=log], output';
  const tell = Reflect.get(window, 'heardByScreenReader') as (one: Announcement) => void;
  const isElement = (node: Node | null): node is Element => node instanceof Element;
  const elementOf = (node: Node) => (isElement(node) ? node : node.parentElement);
  const politenessOf = (region: Element) =>
    region.getAttribute('aria-live') ??
    (region.getAttribute('role') === 'alert' ? 'assertive' : 'polite');
  const isAtomic = (region: Element) =>
    (region.getAttribute('aria-atomic') ??
      String(region.matches('[role=status], [role=alert], output'))) === 'true';
  const isExposed = (element: Element | null): boolean =>
    element !== null &&
    element.isConnected &&
    element.closest('[inert], [aria-hidden=true]') === null &&
    element.checkVisibility({ visibilityProperty: true });

  const textOf = (node: Node): string => {
    if (node instanceof Text) return isExposed(node.parentElement) ? node.data : '';
    if (!isElement(node) || !isExposed(node)) return '';
    return ` ${[...node.childNodes].map(textOf).join('')} `;
  };
  const tidy = (text: string) => text.replace(/\s+/g, ' ').trim();

  /** The frame in which each region that is there now was there first. */
  let thereSince = new Map<Element, number>();

  const look = (records: readonly MutationRecord[]) => {
    const frame = Number(document.timeline.currentTime);
    const before = thereSince;
    thereSince = new Map();
    for (const region of document.querySelectorAll(LIVE))
      if (isExposed(region)) thereSince.set(region, before.get(region) ?? frame);

    const added = new Map<Element, Set<Node>>();
    for (const { type, target, addedNodes } of records)
      for (const node of type === 'characterData' ? [target] : addedNodes) {
        const region = elementOf(node)?.closest(LIVE);
        if (!region) continue;
        const nodes = added.get(region) ?? new Set<Node>();
        const isInOther = [...nodes].some((other) => other.contains(node));
        if (!isInOther) added.set(region, nodes.add(node));
      }
    // A region that comes with its text, inside of what was added.
    for (const { addedNodes } of records)
      for (const node of addedNodes)
        if (isElement(node))
          for (const region of node.querySelectorAll(LIVE))
            // The first value of an output is no news.
            if (region.tagName !== 'OUTPUT' && !added.has(region))
              added.set(region, new Set([region]));

    for (const [region, nodes] of added) {
      const news = tidy([...nodes].map(textOf).join(' '));
      const text = isAtomic(region) ? tidy(textOf(region)) : news;
      const politeness = politenessOf(region);
      if (news === '' || politeness === 'off') continue;
      tell({ politeness, text, wasThere: (before.get(region) ?? frame) < frame });
    }
  };

  new MutationObserver(look).observe(document, {
    childList: true,
    characterData: true,
    attributes: true,
    subtree: true,
  });
}
