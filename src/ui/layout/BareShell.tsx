import type { ReactNode } from 'react';
import { MAIN_ID } from './SkipLink';
import * as styles from './shell.module.css';

/** Before it is known which frame a page has: only a placeholder, or why it does not come. */
export const BareShell = ({ children }: { children: ReactNode }) => (
  <main id={MAIN_ID} tabIndex={-1} className={styles.bare}>
    {children}
  </main>
);
