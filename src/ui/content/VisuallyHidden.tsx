import type { ReactNode } from 'react';
import * as styles from './content.module.css';

/** For those who hear the page and do not see it. */
export const VisuallyHidden = ({ children }: { children: ReactNode }) => (
  <span className={styles.visuallyHidden}>{children}</span>
);
