import type { ComponentType } from 'react';
import { makeObservable, type Observable } from '@/primitives/observable';
import type { MessageRef } from '@/primitives/messageRef';

export type ToastKind = 'success' | 'info' | 'warning' | 'error';

export type Toast = {
  kind: ToastKind;
  title: MessageRef;
  body: MessageRef;
  /**
   * Toasts with the same key are one toast; without a key equal ones are, and so are all successes.
   */
  key?: string | undefined;
  /** Buttons below the words. Such a toast stays until it is closed. */
  Actions?: ComponentType<{ onClose: () => void }>;
};

/** An open toast. Each update is a new object with the same id. */
export type OpenToast = Toast & { id: number };

/** The open toasts, oldest first. */
export type Toasts = Observable<readonly OpenToast[]> & {
  show(this: void, toast: Toast): void;
  close(this: void, id: number): void;
  clear(this: void): void;
};

/** More at once would cover the page; the oldest without buttons closes. */
export const MAX_OPEN = 3;

// An earlier success need not cover the page as well.
const keyOf = ({ kind, title, body, key }: Toast): string =>
  key ?? (kind === 'success' ? kind : JSON.stringify([kind, title, body]));

/** All were cleared, or none was shown yet. */
export const NO_TOASTS: readonly OpenToast[] = [];

function withoutOldest(toasts: readonly OpenToast[]): readonly OpenToast[] {
  const oldest = toasts.find(({ Actions }) => Actions === undefined) ?? toasts[0];
  return toasts.filter((toast) => toast !== oldest);
}

/** The open toasts. There is no queue: notistack shows them all at once. */
export function makeToasts(): Toasts {
  const { read, subscribe, set } = makeObservable(NO_TOASTS);
  let lastId = 0;

  return {
    show(toast) {
      const open = read();
      const same = open.find((other) => keyOf(other) === keyOf(toast));
      if (same === undefined) lastId += 1;
      const shown = { ...toast, id: same?.id ?? lastId };
      // The latest text of a key counts: 'online again' replaces 'offline'.
      const next = same ? open.map((other) => (other === same ? shown : other)) : [...open, shown];
      set(next.length > MAX_OPEN ? withoutOldest(next) : next);
    },
    close: (id) => set(read().filter((toast) => toast.id !== id)),
    clear: () => {
      // What has buttons is about the page, and not about the one who uses it.
      const kept = read().filter(({ Actions }) => Actions !== undefined);
      set(kept.length > 0 ? kept : NO_TOASTS);
    },
    read,
    subscribe,
  };
}
