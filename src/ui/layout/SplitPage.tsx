import type { ReactNode } from 'react';
import * as styles from './splitPage.module.css';
import { useIsWide } from './useIsWide';

/** A form with its steps and help beside it; on small screens the form alone. */
export function SplitPage({ side, children }: { side: ReactNode; children: ReactNode }) {
  const isWide = useIsWide();
  return (
    <div className={styles.split}>
      {isWide && <div className={styles.splitSide}>{side}</div>}
      <div className={styles.splitMain}>{children}</div>
    </div>
  );
}
