import { Drawing } from './Drawing';
import * as styles from './drawing.module.css';

/** An open tray with nothing in it, and a leaf. */
export const EmptyDrawing = () => (
  <Drawing>
    <path
      className={styles.paper}
      d="M52 84l14-38h68l14 38v30a6 6 0 0 1-6 6H58a6 6 0 0 1-6-6V84Z"
    />
    <path className={styles.line} d="M52 84h28a20 12 0 0 0 40 0h28" />
    <path className={styles.faint} d="M76 60h48M72 72h56" />
    <path className={styles.accent} d="M150 40c-14 0-20 8-20 20 12 0 20-6 20-20Z" />
    <path className={styles.accentLine} d="M130 60l-6 7" />
  </Drawing>
);
