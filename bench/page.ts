import type { BrowserContext, Page } from '@playwright/test';

declare global {
  interface Window {
    /** Resolves with the time since the start of the navigation once this is true, and painted. */
    whenPainted: (isThere: () => boolean) => Promise<number>;
  }
}

/**
 * Runs in the page before its own code. It looks after each change of the document: a look in every
 * frame would have a slow device draw frames without end, and be a frame late.
 */
function installWhenPainted(): void {
  window.whenPainted = (isThere) =>
    new Promise((resolve) => {
      const look = () => {
        if (!isThere()) return;
        changes.disconnect();
        const channel = new MessageChannel();
        channel.port1.onmessage = () => resolve(performance.now());
        requestAnimationFrame(() => channel.port2.postMessage(null));
      };
      const changes = new MutationObserver(look);
      const all = { childList: true, subtree: true, attributes: true, characterData: true };
      changes.observe(document, all);
      look();
    });
}

/** A page that functions of the benchmarks can be evaluated in. */
export async function openPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  // The TypeScript runner adds calls of a helper `__name`, which the page does not have.
  await page.addInitScript('globalThis.__name = (target) => target;');
  await page.addInitScript(installWhenPainted);
  return page;
}

/** Runs in the page: the time from the start of the navigation until an element is painted. */
export const timeToElement = (selector: string): Promise<number> =>
  window.whenPainted(() => document.querySelector(selector) !== null);
