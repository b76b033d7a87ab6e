import type { ReactNode } from 'react';
import * as styles from './shell.module.css';

/** Lies over the whole page, so that nobody reads what is on it; the page stays as it is. */
export const PageCover = ({ children }: { children?: ReactNode }) => (
  <div className={styles.cover}>{children}</div>
);
