import type { ReactNode } from 'react';
import * as styles from './pageCover.module.css';

export interface PageCoverProps {
  /** Why the page is covered, where nothing else says so. */
  note: string | null;
  children?: ReactNode;
}

/** Lies over the whole page, so that nobody reads what is on it; the page stays as it is. */
export const PageCover = ({ note, children }: PageCoverProps) => (
  <div className={styles.cover}>
    {children}
    <p role="status" className={styles.coverNote}>
      {note}
    </p>
  </div>
);
