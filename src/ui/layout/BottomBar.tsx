import type { ReactNode } from 'react';
import * as styles from './page.module.css';

export type BottomBarProps = {
  /** Buttons; the last is the main one. */
  children: ReactNode;
  /** That the draft is safe, for one; read out when it changes. */
  note?: ReactNode;
};

/** The main action of a page: within reach of the thumb on a phone, below the form on a desk. */
export const BottomBar = ({ children, note }: BottomBarProps) => (
  <div className={styles.bar}>
    <p className={styles.barNote} aria-live="polite">
      {note}
    </p>
    <div className={styles.barActions}>{children}</div>
  </div>
);
