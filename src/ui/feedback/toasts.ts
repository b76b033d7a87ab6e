import { makeObservable, type Observable } from '@/primitives/observable';
import type { MessageRef } from '@/primitives/messageRef';

export type ToastKind = 'success' | 'info' | 'warning' | 'error';

export type Toast = {
  kind: ToastKind;
  title: MessageRef;
  body: MessageRef;
  /** Toasts of one key are one; where none is given, equal ones are, and so are all successes. */
  key?: string | undefined;
};

/** An open toast. Each time it is shown it is a new object, of the same id while it stays open. */
export type OpenToast = Toast & { id: number };

/** The open toasts, oldest first. */
export type Toasts = Observable<readonly OpenToast[]> & {
  show(this: void, toast: Toast): void;
  close(this: void, id: number): void;
  clear(this: void): void;
};

/** More at once would cover the page; the oldest closes. */
export const MAX_OPEN = 3;

// What went well before what goes well now need not cover the page as well.
const keyOf = ({ kind, title, body, key }: Toast): string =>
  key ?? (kind === 'success' ? kind : JSON.stringify([kind, title, body]));

/** The toasts that are open. None waits: notistack shows them all at once. */
export function makeToasts(): Toasts {
  const { read, subscribe, set } = makeObservable<readonly OpenToast[]>([]);
  let lastId = 0;

  return {
    show(toast) {
      const open = read();
      const same = open.find((other) => keyOf(other) === keyOf(toast));
      if (same === undefined) lastId += 1;
      const shown = { ...toast, id: same?.id ?? lastId };
      // The newest words of a key hold: being online again takes the place of being offline.
      const next = same ? open.map((other) => (other === same ? shown : other)) : [...open, shown];
      set(next.slice(-MAX_OPEN));
    },
    close: (id) => set(read().filter((toast) => toast.id !== id)),
    clear: () => set([]),
    read,
    subscribe,
  };
}
