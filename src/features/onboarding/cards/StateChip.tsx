import type { ReactNode } from 'react';
import { CheckIcon } from '@/ui/icons/signIcons';
import { classNames } from '@/ui/classNames';
import * as styles from './cards.module.css';

/** A short state of a record; a sign and a word, never colour alone. */
export function StateChip({ isGood, children }: { isGood: boolean; children: ReactNode }) {
  return (
    <span className={classNames(styles.chip, isGood && styles.chipGood)}>
      {isGood && <CheckIcon size={16} />}
      {children}
    </span>
  );
}
