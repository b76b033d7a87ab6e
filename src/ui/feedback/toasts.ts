export type ToastKind = 'success' | 'info' | 'warning' | 'error';

/** Title and body are text references, or texts that the server wrote. */
export type Toast = {
  kind: ToastKind;
  title: string;
  body: string;
  /** Toasts of one key are one; where none is given, equal ones are, and so are all successes. */
  key?: string | undefined;
};

/** An open toast. Each time it is shown it is a new object, of the same id while it stays open. */
export type OpenToast = Toast & { id: number };

export type Toasts = {
  show(this: void, toast: Toast): void;
  close(this: void, id: number): void;
  clear(this: void): void;
  /** The open ones, oldest first. */
  current(this: void): readonly OpenToast[];
  subscribe(this: void, listener: () => void): () => void;
};

/** More at once would cover the page; the oldest closes. */
export const MAX_OPEN = 3;

// What went well before what goes well now need not cover the page as well.
const keyOf = ({ kind, title, body, key }: Toast): string =>
  key ?? (kind === 'success' ? kind : [kind, title, body].join('|'));

/** The toasts that are open. None waits: notistack shows them all at once. */
export function makeToasts(): Toasts {
  let open: readonly OpenToast[] = [];
  let lastId = 0;
  const listeners = new Set<() => void>();
  const change = (next: readonly OpenToast[]) => {
    open = next;
    listeners.forEach((listener) => listener());
  };

  return {
    show(toast) {
      const same = open.find((other) => keyOf(other) === keyOf(toast));
      if (same === undefined) lastId += 1;
      const shown = { ...toast, id: same?.id ?? lastId };
      // The newest words of a key hold: being online again takes the place of being offline.
      const next = same ? open.map((other) => (other === same ? shown : other)) : [...open, shown];
      change(next.slice(-MAX_OPEN));
    },
    close: (id) => change(open.filter((toast) => toast.id !== id)),
    clear: () => change([]),
    current: () => open,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
