import { flushSync } from 'react-dom';
import type { DataRouter } from 'react-router-dom';
import { searchWithoutTokens } from '@/domain/access/paths';
import type { Language } from '@/i18n/language';
import { loadAppPage } from '@/platform/page';
import { responds } from '@/platform/probeSilence';
import { withTimeout } from '@/primitives/withTimeout';
import { makeObservable } from '@/primitives/observable';
import { CODE_LIMIT_MS } from '@/ui/chunkLoadError';
import { forgetArrival } from '@/ui/feedback/useFocusOnArrival';
import { BASE_PATH } from '../basePath';
import type { Departure } from './departure';
import type { FirstPageHandle } from './firstPageHandle';
import { contentOf, fillIn, moveFocus, showPasswords, type FormContent } from './formContent';

const CONFIGURATION = `${BASE_PATH}/config.json`;

export interface HandOver {
  /** Fetches the app, which waits behind the page until it is needed. False if that failed. */
  start: () => Promise<boolean>;
  /** Hands over to the app. Resolves if that failed: what is typed stays, and it can be tried again. */
  leave: (departure: Departure) => Promise<void>;
  /** The page is being used: it stays until its user needs the app. */
  noteUse: () => void;
}

/** With the query of this page, which all pages before sign-in keep. */
const withQuery = (path: string): string =>
  `${path}${searchWithoutTokens(new URLSearchParams(window.location.search))}`;

/** Resolves to the first value that is not null, of what is read now and after each change. */
const untilKnown = <Value>(
  read: () => Value | null,
  subscribe: (listener: () => void) => () => void,
): Promise<Value> =>
  new Promise((resolve) => {
    const look = () => {
      const value = read();
      if (value === null) return;
      unsubscribe();
      resolve(value);
    };
    const unsubscribe = subscribe(look);
    look();
  });

/** How the app takes the place of the first page, which is in the element `page`. */
export function makeHandOver(
  page: HTMLElement,
  shown: { productName: string; language: () => Language; unmount: () => void },
): HandOver {
  const { pathname: address } = window.location;
  const departure = makeObservable<Departure | null>(null);
  let isUsed = false;
  let app: Promise<void> | null = null;
  /** What was in the form when it was sent; it may have been changed since. */
  let sent: FormContent | null = null;
  /** The form of the same page in the app; null where the app shows another one. */
  let findForm = (): HTMLFormElement | null => null;

  const handle: FirstPageHandle = {
    isUsed: () => isUsed,
    async untilLeft(router: DataRouter) {
      const onRouter = (listener: () => void) => router.subscribe(listener);
      await untilKnown(() => router.state.initialized || null, onRouter);
      const isHere = () => router.state.location.pathname === address;
      const left = await untilKnown(
        () => departure.read() ?? (isUsed && isHere() ? null : { kind: 'untouched' as const }),
        (listener) => {
          const stops = [departure.subscribe(listener), onRouter(listener)];
          return () => stops.forEach((stop) => stop());
        },
      );
      if (left.kind === 'followed') await router.navigate(withQuery(left.path));
      if (!isHere()) return;
      // The page that was open has the focus where it was.
      forgetArrival();
      findForm = () => document.querySelector<HTMLFormElement>('#root form');
    },
    language: shown.language,
    giveWayTo(render) {
      flushSync(render);
      const form = findForm();
      const before = page.querySelector('form');
      if (form !== null && before !== null) {
        if (sent !== null) {
          fillIn(form, sent);
          form.querySelector<HTMLElement>('[type=submit]')?.click();
        }
        fillIn(form, contentOf(before));
        showPasswords(before, form);
        moveFocus(before, form);
      }
      shown.unmount();
      page.remove();
      // For screens without a title of their own, below the others as in index.html.
      document.head.append(
        Object.assign(document.createElement('title'), { textContent: shown.productName }),
      );
    },
  };

  const load = () => {
    app ??= withTimeout(import('../openApp'), CODE_LIMIT_MS).then(({ openApp }) => openApp(handle));
    return app;
  };

  const start = async () => {
    try {
      await load();
      return true;
    } catch {
      // No code, or no configuration, which `startApp` names. Whoever waits is told, and can try again.
      app = null;
      departure.set(null);
      return false;
    }
  };

  return {
    start,
    async leave(next) {
      const form = page.querySelector('form');
      sent = next.kind === 'sent' && form !== null ? contentOf(form) : null;
      departure.set(next);
      if (await start()) await new Promise(() => undefined);
      // After a deploy the files of this page are gone. That of a link is there.
      if (next.kind !== 'followed' || !(await responds(CONFIGURATION))) return;
      loadAppPage(`${BASE_PATH}/${withQuery(next.path).slice(1)}`);
      await new Promise(() => undefined);
    },
    noteUse() {
      isUsed = true;
    },
  };
}
