import type { ReactNode } from 'react';
import { classNames } from '@/ui/classNames';
import { CheckIcon, WarningIcon } from '@/ui/icons/statusIcons';
import * as styles from './cards.module.css';

/** A short state of a record: an icon and a word, never colour alone. */
export function StateChip({
  tone,
  children,
}: {
  tone: 'good' | 'bad' | 'plain';
  children: ReactNode;
}) {
  return (
    <span className={classNames(styles.chip, styles[tone])}>
      {tone === 'good' && <CheckIcon size={16} />}
      {tone === 'bad' && <WarningIcon size={16} />}
      <span>{children}</span>
    </span>
  );
}

/** Several states of one record, beside one another if there is room. */
export const StateChips = ({ children }: { children: ReactNode }) => (
  <span className={styles.chips}>{children}</span>
);
