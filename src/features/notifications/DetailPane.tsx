import { useEffect, useEffectEvent, useId, useRef, type ReactNode } from 'react';
import { useText } from '@/i18n/useText';
import { IconButton } from '@/ui/buttons/IconButton';
import { watchFocus } from '@/ui/dialogs/watchFocus';
import { CloseIcon } from '@/ui/icons/commonIcons';
import * as styles from './detail.module.css';

export interface DetailPaneProps {
  title: string;
  onClose: () => void;
  children: ReactNode;
  actions: ReactNode;
}

const takeFocus = (heading: HTMLElement | null) => heading?.focus({ preventScroll: true });

/** A notification beside the list: its title takes the focus, Escape gives it back to the row. */
export function DetailPane({ title, onClose, children, actions }: DetailPaneProps) {
  const { t } = useText();
  const titleId = useId();
  const pane = useRef<HTMLElement>(null);
  const closeByKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose();
  });

  useEffect(() => {
    const { current } = pane;
    if (current === null) return undefined;
    // Of the document and not of React, in which a dialog over the pane is within it.
    const listener = (event: KeyboardEvent) => closeByKey(event);
    current.addEventListener('keydown', listener);
    const unwatch = watchFocus(current, () => current.querySelector('h2'));
    return () => {
      current.removeEventListener('keydown', listener);
      unwatch();
    };
  }, []);

  return (
    <section ref={pane} aria-labelledby={titleId} className={styles.pane}>
      <div className={styles.head}>
        <h2 id={titleId} ref={takeFocus} tabIndex={-1} className={styles.title}>
          {title}
        </h2>
        <IconButton label={t('common.close')} onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </div>
      {children}
      {actions}
    </section>
  );
}
