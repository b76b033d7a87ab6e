import type { ReactNode } from 'react';
import { classNames } from '../classNames';
import * as styles from './bottomBar.module.css';

export type BottomBarProps = {
  /** Buttons; the last is the main one. */
  children: ReactNode;
  /** That the draft is safe, for one; read out when it changes. Null or false: nothing to say yet. */
  note?: ReactNode;
  /** In words; announced at once. Null: none, but there may be one. */
  problem?: string | null;
  /** Stays in sight on a desk too, on a page that is read and not filled in. */
  isAlwaysInSight?: boolean;
};

/** The main action of a page: within reach of the thumb on a phone, below the form on a desk. */
export const BottomBar = ({ children, note, problem, isAlwaysInSight = false }: BottomBarProps) => (
  <div className={classNames(styles.bar, isAlwaysInSight && styles.barInSight)}>
    {note !== undefined && (
      <p className={styles.barNote} aria-live="polite">
        {note}
      </p>
    )}
    {problem !== undefined && (
      <p className={classNames(styles.barNote, styles.barProblem)} role="alert">
        {problem}
      </p>
    )}
    <div className={styles.barActions}>{children}</div>
  </div>
);
