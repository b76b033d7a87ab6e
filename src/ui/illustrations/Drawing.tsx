import type { ReactNode } from 'react';
import * as styles from './drawing.module.css';

/** The ground of our drawings: 200 by 150, in the palette, silent for screen readers. */
export const Drawing = ({ children }: { children: ReactNode }) => (
  <svg
    className={styles.drawing}
    width={200}
    height={150}
    viewBox="0 0 200 150"
    fill="none"
    strokeWidth={3}
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
    focusable="false"
  >
    <ellipse className={styles.ground} cx="100" cy="78" rx="88" ry="62" />
    {children}
  </svg>
);
