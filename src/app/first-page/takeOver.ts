import { flushSync } from 'react-dom';
import type { DataRouter } from 'react-router-dom';
import { forgetArrival } from '@/ui/feedback/useFocusOnArrival';
import type { Departure } from './departure';
import { fillIn, showPasswords } from './fillIn';
import type { FirstPageHandle } from './firstPageHandle';
import { focusAt } from './formContent';
import { withQuery } from './withQuery';
import type { FirstPageInUse } from './firstPageInUse';

/** Code is fetched in a pause of typing as long as this: it keeps the device busy. */
const TYPING_PAUSE_MS = 400;

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

/** Where several links are followed before the page of one is there, the last one leads on. */
async function followLinks(
  router: DataRouter,
  departure: FirstPageInUse['departure'],
  followed: Departure & { kind: 'followed' },
): Promise<void> {
  const another = () => {
    const last = departure.read();
    return last?.kind === 'followed' && last !== followed ? last : null;
  };
  const newer = await Promise.race([
    untilKnown(another, departure.subscribe),
    router.navigate(withQuery(followed.path)).then(() => null),
  ]);
  if (newer !== null) await followLinks(router, departure, newer);
}

/** How the app takes the place of the first page. */
export function makeFirstPageHandle(page: FirstPageInUse): FirstPageHandle {
  const { element, address, productName, departure } = page;
  /** The same page in the app; null where the app shows another one. */
  let findSamePage = (): Element | null => null;

  return {
    isUsed: page.isUsed,
    takeConfiguration: page.takeConfiguration,
    async untilLeft(router: DataRouter) {
      const onRouter = (listener: () => void) => router.subscribe(listener);
      await untilKnown(() => router.state.initialized || null, onRouter);
      const isHere = () => router.state.location.pathname === address;
      const left = await untilKnown(
        () =>
          departure.read() ?? (isHere() && !page.standsIn ? null : { kind: 'elsewhere' as const }),
        (listener) => {
          const stops = [departure.subscribe(listener), onRouter(listener)];
          return () => stops.forEach((stop) => stop());
        },
      );
      if (left.kind === 'followed') await followLinks(router, departure, left);
      // Somebody has signed in in another tab: the app is on its way to another page.
      const next = router.state.navigation.location ?? router.state.location;
      if (next.pathname !== address) return;
      // The page that was open has the focus where it was.
      forgetArrival();
      findSamePage = () => document.querySelector('#root');
    },
    untilPasswordTyped: () =>
      new Promise((resolve) => {
        const password = element.querySelector<HTMLInputElement>('[autocomplete=current-password]');
        let pause: ReturnType<typeof setTimeout> | undefined;
        const wait = () => {
          clearTimeout(pause);
          pause = setTimeout(resolve, TYPING_PAUSE_MS);
        };
        if (password !== null && password.value !== '') wait();
        password?.addEventListener('input', wait);
      }),
    texts: page.texts,
    giveWayTo(render) {
      flushSync(render);
      const same = findSamePage();
      const form = same?.querySelector('form');
      const before = element.querySelector('form');
      const content = page.content();
      if (form && content) {
        const sent = page.sent();
        if (sent !== null) {
          fillIn(form, sent);
          form.querySelector<HTMLElement>('[type=submit]')?.click();
        }
        fillIn(form, content);
        if (before) flushSync(() => showPasswords(before, form));
      }
      if (same) focusAt(same, page.focus());
      page.unmount();
      element.remove();
      if (!same) window.scrollTo({ top: 0, behavior: 'instant' });
      // For screens without a title of their own, below the others as in index.html.
      document.head.append(
        Object.assign(document.createElement('title'), { textContent: productName }),
      );
    },
  };
}
