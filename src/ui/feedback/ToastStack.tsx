import { SnackbarProvider } from 'notistack';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { ToastCard } from './ToastCard';
import * as styles from './toast.module.css';
import type { OpenToast, Toasts } from './toasts';
import { ToastTransition } from './ToastTransition';

export type ToastStackProps = {
  /** The live region that the toasts appear in. */
  region: HTMLElement;
  toasts: Toasts;
  open: readonly OpenToast[];
};

const IN_MS = 180;
const OUT_MS = 140;
// `toasts` keeps three open; those on their way out must not hold up the next.
const MOST_WITH_THE_LEAVING = 6;

type LiveToastCardProps = { first: OpenToast; toasts: Toasts };

/** The card of a toast as it is now; as it was last while it goes. */
function LiveToastCard({ first, toasts }: LiveToastCardProps) {
  const open = useSyncExternalStore(toasts.subscribe, toasts.current);
  const toast = open.find(({ serial }) => serial === first.serial) ?? first;
  return <ToastCard toast={toast} onClose={() => toasts.dismiss(first.id)} />;
}

/** Brings notistack's list into line with the toasts that are open. */
export function ToastStack({ region, toasts, open }: ToastStackProps) {
  const provider = useRef<SnackbarProvider>(null);
  const shown = useRef(new Set<number>());

  useEffect(() => {
    const stack = provider.current;
    if (stack === null) return;
    for (const serial of shown.current) {
      if (open.some((toast) => toast.serial === serial)) continue;
      shown.current.delete(serial);
      stack.closeSnackbar(serial);
    }
    for (const toast of open) {
      if (shown.current.has(toast.serial)) continue;
      shown.current.add(toast.serial);
      stack.enqueueSnackbar(toast.title, {
        key: toast.serial,
        content: <LiveToastCard first={toast} toasts={toasts} />,
      });
    }
  }, [open, toasts]);

  return (
    <SnackbarProvider
      ref={provider}
      domRoot={region}
      maxSnack={MOST_WITH_THE_LEAVING}
      autoHideDuration={null}
      TransitionComponent={ToastTransition}
      transitionDuration={{ enter: IN_MS, exit: OUT_MS }}
      classes={{ containerRoot: styles.stack ?? '', root: styles.item ?? '' }}
    />
  );
}
