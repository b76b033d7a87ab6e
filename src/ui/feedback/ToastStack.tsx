import { SnackbarProvider, useSnackbar } from 'notistack';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { stepAside } from './stepAside';
import { ToastCard } from './ToastCard';
import * as styles from './toast.module.css';
import { MAX_OPEN, NO_TOASTS, type OpenToast, type Toasts } from './toasts';
import { ToastTransition } from './ToastTransition';

type SnackbarToast = { toast: OpenToast; toasts: Toasts };

declare module 'notistack' {
  interface VariantOverrides {
    toast: SnackbarToast;
  }
}

/** The content of a snackbar: its toast with the latest text, which it keeps while it leaves. */
function ToastContent({ toast, toasts }: SnackbarToast) {
  const open = useSyncExternalStore(toasts.subscribe, toasts.read);
  const [newest, setNewest] = useState(toast);
  const current = open.find(({ id }) => id === toast.id);
  if (current !== undefined && current !== newest) setNewest(current);
  return <ToastCard toast={newest} onClose={() => toasts.close(toast.id)} />;
}

type OpenToasts = { toasts: Toasts; open: readonly OpenToast[] };

/** Opens a snackbar for each toast that has opened, and closes those of toasts that have closed. */
function Snackbars({ toasts, open }: OpenToasts) {
  const { enqueueSnackbar, closeSnackbar } = useSnackbar();
  const shown = useRef(new Set<number>());

  useEffect(() => {
    const openIds = new Set(open.map(({ id }) => id));
    for (const id of shown.current) if (!openIds.has(id)) closeSnackbar(id);
    for (const toast of open) {
      if (shown.current.has(toast.id)) continue;
      enqueueSnackbar({ variant: 'toast', key: toast.id, toast, toasts });
    }
    shown.current = openIds;
  }, [open, toasts, enqueueSnackbar, closeSnackbar]);

  return null;
}

/** `region` is the live region in which the toasts appear. */
export type ToastStackProps = OpenToasts & { region: HTMLElement };

/**
 * Shows the open toasts with notistack (docs/decisions/0009-toasts.md). Cleared ones are gone at once: by
 * the time that their exit takes, the page may be that of another user.
 */
export function ToastStack({ region, ...openToasts }: ToastStackProps) {
  const { subscribe, read } = openToasts.toasts;
  useEffect(() => {
    const host = region.closest('section');
    return host === null ? undefined : stepAside(host);
  }, [region]);
  const areCleared = useSyncExternalStore(subscribe, read) === NO_TOASTS;
  if (areCleared) return null;
  return (
    <SnackbarProvider
      domRoot={region}
      maxSnack={MAX_OPEN}
      autoHideDuration={null}
      Components={{ toast: ToastContent }}
      TransitionComponent={ToastTransition}
      transitionDuration={{ enter: 180, exit: 140 }}
      classes={{ containerRoot: styles.stack ?? '', root: styles.item ?? '' }}
    >
      <Snackbars {...openToasts} />
    </SnackbarProvider>
  );
}
