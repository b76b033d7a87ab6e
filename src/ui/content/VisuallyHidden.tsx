import type { ReactNode } from 'react';
import * as styles from './content.module.css';

/** Text for screen readers only. */
export const VisuallyHidden = ({ children }: { children: ReactNode }) => (
  <span className={styles.visuallyHidden}>{children}</span>
);
