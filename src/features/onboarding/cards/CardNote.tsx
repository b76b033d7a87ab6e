import type { ReactNode, Ref } from 'react';
import { InfoIcon, WarningIcon } from '@/ui/icons/signIcons';
import * as styles from './cards.module.css';

/** A remark that belongs to one card: what is wrong with it, or what to know before it is saved. */
export function CardNote({
  kind,
  children,
  ref,
}: {
  kind: 'info' | 'warning' | 'error';
  children: ReactNode;
  ref?: Ref<HTMLParagraphElement>;
}) {
  const NoteIcon = kind === 'info' ? InfoIcon : WarningIcon;
  return (
    <p ref={ref} className={styles[kind]} tabIndex={ref ? -1 : undefined}>
      <NoteIcon size={20} />
      <span>{children}</span>
    </p>
  );
}
