import { useEffect, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { useText } from '@/i18n/useText';
import { useLazyComponent } from '../useLazyComponent';
import { whenIdle } from '../whenIdle';
import { ToastCard } from './ToastCard';
import * as styles from './toast.module.css';
import type { ToastStackProps } from './ToastStack';
import type { OpenToast, Toasts } from './toasts';

const fetchStack = async () => (await import('./ToastStack')).ToastStack;

type RegionProps = { toasts: Toasts; open: readonly OpenToast[]; isUrgent: boolean };

function Region({ toasts, open, isUrgent }: RegionProps) {
  const [element, setElement] = useState<HTMLElement | null>(null);
  const stack = useLazyComponent<ToastStackProps>(fetchStack);
  const { load } = stack;
  const isWanted = open.length > 0;

  useEffect(() => (isWanted ? load() : whenIdle(load)), [isWanted, load]);

  return (
    <div
      ref={setElement}
      className={styles.region}
      role={isUrgent ? 'alert' : 'status'}
      aria-atomic="false"
    >
      {stack.Component !== null && element !== null && (
        <stack.Component region={element} toasts={toasts} open={open} />
      )}
      {stack.hasFailed &&
        open.map((toast) => (
          <ToastCard key={toast.id} toast={toast} onClose={() => toasts.close(toast.id)} />
        ))}
    </div>
  );
}

/**
 * Where toasts appear. Its two live regions are outside the app and there from the start, so that
 * screen readers announce toasts even while a dialog makes the app inert: errors at once, others
 * politely. notistack is loaded when the page is idle; without it toasts still show.
 */
export function ToastHost({ toasts }: { toasts: Toasts }) {
  const { t } = useText();
  const open = useSyncExternalStore(toasts.subscribe, toasts.read);
  return createPortal(
    <section className={styles.host} aria-label={t('common.toast.region')}>
      <Region toasts={toasts} open={open.filter(({ kind }) => kind === 'error')} isUrgent />
      <Region toasts={toasts} open={open.filter(({ kind }) => kind !== 'error')} isUrgent={false} />
    </section>,
    document.body,
  );
}
