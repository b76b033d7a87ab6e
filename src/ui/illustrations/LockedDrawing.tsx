import { Drawing } from './Drawing';
import * as styles from './drawing.module.css';

/** A shield with a lock: the account is safe. */
export const LockedDrawing = () => (
  <Drawing>
    <path
      className={styles.paper}
      d="M100 26l40 14v28c0 28-16 46-40 56-24-10-40-28-40-56V40l40-14Z"
    />
    <path className={styles.line} d="M88 70v-8a12 12 0 0 1 24 0v8" />
    <rect className={styles.solid} x="80" y="70" width="40" height="30" rx="7" />
    <path className={styles.onSolid} d="M100 82v7" />
    <circle className={styles.accent} cx="148" cy="104" r="7" />
  </Drawing>
);
