export type ToastKind = 'success' | 'info' | 'warning' | 'error';

/** Title and body are text references, or texts that the server wrote. */
export type Toast = {
  kind: ToastKind;
  title: string;
  body: string;
  /** Toasts of one key are one; where none is given, equal ones are, and so are all successes. */
  key?: string | undefined;
};

export type OpenToast = Toast & {
  id: string;
  /** Tells one opening from the next of the same toast. */
  serial: number;
  /** How often it was asked for since it opened; each time it stays its full time again. */
  times: number;
};

export type Toasts = {
  show(this: void, toast: Toast): void;
  dismiss(this: void, id: string): void;
  clear(this: void): void;
  /** The open ones, oldest first. */
  current(this: void): readonly OpenToast[];
  subscribe(this: void, listener: () => void): () => void;
};

/** More at once would cover the page; the oldest goes. */
const MAX_OPEN = 3;

// What went well before what goes well now need not cover the page as well.
const idOf = ({ kind, title, body, key }: Toast): string =>
  key ?? (kind === 'success' ? kind : [kind, title, body].join('|'));

/** The toasts that are open. However many arrive, there is no queue that outlives its cause. */
export function makeToasts(): Toasts {
  let open: readonly OpenToast[] = [];
  let lastSerial = 0;
  const listeners = new Set<() => void>();
  const change = (next: readonly OpenToast[]) => {
    open = next;
    listeners.forEach((listener) => listener());
  };

  return {
    show(toast) {
      const id = idOf(toast);
      const same = open.find((other) => other.id === id);
      if (same === undefined) {
        lastSerial += 1;
        change([...open, { ...toast, id, serial: lastSerial, times: 1 }].slice(-MAX_OPEN));
        return;
      }
      // The newest words of a key hold: being online again takes the place of being offline.
      const again = { ...same, ...toast, times: same.times + 1 };
      change(open.map((other) => (other === same ? again : other)));
    },
    dismiss: (id) => change(open.filter((toast) => toast.id !== id)),
    clear: () => change([]),
    current: () => open,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
