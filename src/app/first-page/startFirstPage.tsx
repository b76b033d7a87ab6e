import type { Messages } from '@lingui/core';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import { makeTexts } from '@/i18n/texts';
import { addIndonesian } from '@/i18n/words';
import { registerEarly } from '@/platform/earlyWorker';
import { WORKER } from '../basePath';
import { INCOMPLETE_EVENT, READY_EVENT } from './beforePaint';
import { FirstPage } from './FirstPage';
import type { FirstPageDefinition } from './firstPageDefinition';
import { focusAt, focusIn } from './formContent';
import { makeHandOver } from './handOver';
import { FIRST_PAGE_ID, ID_PREFIX } from './ids';
import { readTyped } from './typedValues';

/**
 * The worker is registered after this time without any use of the page: also a visit that ends before
 * the app is there makes the next one quick. On a page that is used by then, the app registers it.
 */
const WORKER_AFTER_MS = 300;
/** The app is started after this time without any use of the page. */
const APP_AFTER_MS = 2_500;
/** Once the page is used, in a pause as long as this: the start holds up what is typed meanwhile. */
const APP_PAUSE_MS = 1_000;

/** A key that changes anything is followed by one of these. */
const USES = ['pointerdown', 'click', 'focusin', 'input'] as const;

/** Opens the app at once, in place of the page. False if it could not be loaded. */
async function openAppAtOnce(page: Element): Promise<boolean> {
  try {
    const { openApp } = await import('../openApp');
    page.remove();
    await openApp();
    return true;
  } catch {
    return false;
  }
}

/** Brings a prerendered page to life, with what was typed into it, and fetches the app. */
export async function startFirstPage(definition: FirstPageDefinition): Promise<void> {
  const page = document.getElementById(FIRST_PAGE_ID);
  if (page === null) return;
  const html = document.documentElement;
  const standsIn = 'app' in html.dataset;
  if (standsIn) {
    if (await openAppAtOnce(page)) return;
    // From the page one can try again.
    delete html.dataset['app'];
  }
  let english: Messages | undefined;
  if (html.lang === 'en') {
    try {
      english = await definition.fetchEnglish();
    } catch {
      document.dispatchEvent(new Event(INCOMPLETE_EVENT));
      return;
    }
  }
  addIndonesian(definition.messages);
  const productName = page.dataset['product'] ?? '';
  const texts = makeTexts({ productName, english });
  const handOver = makeHandOver(page, {
    productName,
    texts,
    standsIn,
    unmount() {
      root.unmount();
      // Words that are still on their way are the app's.
      texts.forgetChoice();
    },
  });
  const typed = readTyped(page);
  const focus = focusIn(page);
  // At once: what is typed after the values were read would be lost.
  const root = flushSync(() =>
    hydrateRoot(
      page.querySelector('[data-rendered]') ?? page,
      <FirstPage Screen={definition.Screen} texts={texts} typed={typed} leave={handOver.leave} />,
      { identifierPrefix: ID_PREFIX },
    ),
  );
  // Where an extension has put something into the page, React has made other elements.
  if (!page.contains(document.activeElement)) focusAt(page, focus);
  delete page.dataset['waits'];
  // No script is missing: the link of that note would come before the one that skips to the content.
  page.querySelector('[data-incomplete-note]')?.remove();

  const start = () => void handOver.start();
  const registerWorker = () => {
    // A frame is the portal's page, whose visits no worker answers.
    if (window.parent === window) void registerEarly(WORKER.script, WORKER.scope);
  };
  const registering = setTimeout(registerWorker, WORKER_AFTER_MS);
  let timer = setTimeout(start, APP_AFTER_MS);
  const startInPause = () => {
    handOver.noteUse();
    void handOver.fetchAhead();
    clearTimeout(registering);
    clearTimeout(timer);
    timer = setTimeout(start, APP_PAUSE_MS);
  };
  // What failed for want of a connection is tried again.
  window.addEventListener('online', start);
  window.addEventListener('popstate', () => void handOver.followHistory());
  // In the capture phase: React may crash over what was typed.
  for (const type of USES) page.addEventListener(type, startInPause, { capture: true });
  if (Object.values(typed).some(Boolean) || page.contains(document.activeElement)) startInPause();
  document.dispatchEvent(new Event(READY_EVENT));
}
