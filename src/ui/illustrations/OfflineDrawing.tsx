import { Drawing } from './Drawing';
import * as styles from './drawing.module.css';

/** A cloud whose cable has come out. */
export const OfflineDrawing = () => (
  <Drawing>
    <path
      className={styles.paper}
      d="M70 86a20 20 0 0 1 2-40 30 30 0 0 1 57-4 22 22 0 0 1 3 44H70Z"
    />
    <path className={styles.line} d="M100 86v14" />
    <rect className={styles.solid} x="90" y="100" width="20" height="12" rx="4" />
    <path className={styles.accentLine} d="M100 132v-6M88 128l4-4M112 128l-4-4" />
    <path className={styles.faint} d="M84 66h32" />
  </Drawing>
);
