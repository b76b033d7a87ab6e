import { flushSync } from 'react-dom';
import type { DataRouter } from 'react-router-dom';
import { PATHS, searchWithoutTokens } from '@/domain/access/paths';
import type { Language } from '@/i18n/language';
import { reloadPage } from '@/platform/page';
import { makeObservable } from '@/primitives/observable';
import { forgetArrival } from '@/ui/feedback/useFocusOnArrival';
import { BASE_PATH } from '../basePath';
import type { Departure } from './departure';
import type { FirstPageHandle } from './firstPageHandle';
import { moveInto, submitButtonOf } from './moveInto';

const LOGIN = `${BASE_PATH}${PATHS.login}`;
/** A file that is missing for good, after a deploy, is not found by trying again. */
const ATTEMPTS_BEFORE_RELOAD = 2;

export interface HandOver {
  /** Fetches the app, which waits behind the page until it is needed. False if that failed. */
  start: () => Promise<boolean>;
  /** Hands over to the app. Resolves if that failed. */
  leave: (departure: Departure) => Promise<void>;
  /** The page is being used: it stays until its user needs the app. */
  noteUse: () => void;
}

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

/** How the app takes the place of the first page, in the element `page`. */
export function makeHandOver(
  page: HTMLElement,
  shown: { language: () => Language; unmount: () => void },
): HandOver {
  const departure = makeObservable<Departure | null>(null);
  let isUsed = false;
  let app: Promise<void> | null = null;
  let failures = 0;

  const handle: FirstPageHandle = {
    async untilLeft(router: DataRouter) {
      const onRouter = (listener: () => void) => router.subscribe(listener);
      await untilKnown(() => router.state.initialized || null, onRouter);
      const isWaitedFor = () => isUsed && router.state.location.pathname === LOGIN;
      const left = await untilKnown(
        () => departure.read() ?? (isWaitedFor() ? null : { kind: 'untouched' as const }),
        (listener) => {
          const stops = [departure.subscribe(listener), onRouter(listener)];
          return () => stops.forEach((stop) => stop());
        },
      );
      const { search } = window.location;
      if (left.kind === 'followed')
        await router.navigate(`${left.path}${searchWithoutTokens(new URLSearchParams(search))}`);
      // The page that was open has the focus where it was.
      else forgetArrival();
    },
    language: shown.language,
    giveWayTo(render) {
      flushSync(render);
      const form = document.querySelector('#root form');
      if (form !== null) moveInto(page, form);
      shown.unmount();
      page.remove();
      if (departure.read()?.kind === 'sent' && form !== null) submitButtonOf(form)?.click();
    },
  };

  const load = () => {
    app ??= import('../openApp').then(({ openApp }) => openApp(handle));
    return app;
  };

  const start = async () => {
    try {
      await load();
      return true;
    } catch {
      app = null;
      departure.set(null);
      return false;
    }
  };

  return {
    start,
    async leave(next) {
      departure.set(next);
      if (await start()) return new Promise(() => undefined);
      failures += 1;
      if (failures >= ATTEMPTS_BEFORE_RELOAD && navigator.onLine) reloadPage();
    },
    noteUse() {
      isUsed = true;
    },
  };
}
