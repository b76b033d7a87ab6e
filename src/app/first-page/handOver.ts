import { loadAppPage, reloadPage } from '@/platform/page';
import { responds } from '@/platform/probeSilence';
import { withTimeout } from '@/primitives/withTimeout';
import { makeObservable } from '@/primitives/observable';
import { CODE_LIMIT_MS } from '@/ui/chunkLoadError';
import { BASE_PATH } from '../basePath';
import type { Departure } from './departure';
import { contentOf, focusIn, type FocusPlace, type FormContent } from './formContent';
import type { FirstPageInUse } from './firstPageInUse';
import { withQuery } from './withQuery';

const CONFIGURATION = `${BASE_PATH}/config.json`;

/** An older one is fetched again: services may have moved. */
const CONFIGURATION_AGE_MS = 30_000;

export interface HandOver {
  /** Fetches the app, code and configuration side by side. It does not run yet. */
  fetchAhead: () => Promise<void>;
  /** Starts the app, which waits behind the page until it is needed. False if that failed. */
  start: () => Promise<boolean>;
  /** Hands over to the app. Resolves if that failed: what is typed stays, and it can be tried again. */
  leave: (departure: Departure) => Promise<void>;
  /** Follows the user back or forward, which needs the app, or else loads the page that is wanted. */
  followHistory: () => Promise<void>;
  /** The page is being used: it stays until its user needs the app. */
  noteUse: () => void;
}

/** How the first page, which is in `element`, fetches the app and hands over to it. */
export function makeHandOver(
  element: HTMLElement,
  shown: Pick<FirstPageInUse, 'productName' | 'texts' | 'standsIn' | 'unmount'>,
): HandOver {
  const departure = makeObservable<Departure | null>(null);
  let isUsed = false;
  let sent: FormContent | null = null;
  let content: FormContent | null = null;
  let focus: FocusPlace | null = null;
  let hasCrashed = false;
  let app: Promise<void> | null = null;
  let importApp = () => import('../openApp');
  let isFetchedAhead = false;
  let configuration: { content: unknown; askedAtMs: number } | null = null;
  /** A page that has crashed has no form any more: what it was before is kept. */
  const look = () => {
    if (hasCrashed) return;
    const form = element.querySelector('form');
    content = form && contentOf(form);
    focus = focusIn(element);
  };
  const page: FirstPageInUse = {
    ...shown,
    element,
    address: window.location.pathname,
    departure,
    isUsed: () => isUsed,
    takeConfiguration() {
      const taken = configuration;
      configuration = null;
      if (taken === null || Date.now() - taken.askedAtMs > CONFIGURATION_AGE_MS) return undefined;
      return taken.content;
    },
    sent: () => sent,
    content() {
      look();
      return content;
    },
    focus() {
      look();
      return focus;
    },
    unmount() {
      shown.unmount();
      sent = null;
      content = null;
    },
  };

  const fetchConfiguration = async () => {
    const askedAtMs = Date.now();
    const response = await fetch(CONFIGURATION, { cache: 'no-store' });
    if (response.ok) configuration = { content: await response.json(), askedAtMs };
  };
  /** The page stays until the code of the screen that takes its place is there as well. */
  const fetchApp = async () => {
    const { fetchFirstScreen, openApp } = await importApp();
    await fetchFirstScreen(page.address);
    return openApp;
  };
  const load = () => {
    app ??= withTimeout(fetchApp(), CODE_LIMIT_MS).then((openApp) => openApp(page));
    return app;
  };

  const start = async () => {
    try {
      await load();
      return true;
    } catch {
      // No code, or no configuration, which `startApp` names. Whoever waits is told, and can try again.
      app = null;
      sent = null;
      departure.set(hasCrashed ? { kind: 'crashed' } : null);
      return false;
    }
  };

  // What was typed before React has come.
  look();

  return {
    async fetchAhead() {
      if (isFetchedAhead) return;
      isFetchedAhead = true;
      // Where it does not come the app fetches it.
      fetchConfiguration().catch(() => undefined);
      try {
        ({ importApp } = await import('./appAhead'));
      } catch {
        // It is fetched when it is started.
      }
    },
    start,
    async leave(next) {
      hasCrashed ||= next.kind === 'crashed';
      // A page may crash on its way to the app.
      if (!hasCrashed || departure.read() === null) {
        look();
        sent = next.kind === 'sent' ? content : null;
        departure.set(next);
      }
      if (await start()) await new Promise(() => undefined);
      // After a deploy the files of this page are gone. That of a link is there.
      if (next.kind !== 'followed' || !(await responds(CONFIGURATION))) return;
      loadAppPage(`${BASE_PATH}/${withQuery(next.path).slice(1)}`);
      await new Promise(() => undefined);
    },
    async followHistory() {
      if (await start()) return;
      // A fragment alone is of this page still.
      const isElsewhere = window.location.pathname !== page.address;
      if (isElsewhere && (await responds(CONFIGURATION))) reloadPage();
    },
    noteUse() {
      isUsed = true;
      look();
    },
  };
}
