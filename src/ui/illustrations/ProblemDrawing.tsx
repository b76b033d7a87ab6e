import { Drawing } from './Drawing';
import * as styles from './drawing.module.css';

/** A sheet with a tear, and a warning beside it. */
export const ProblemDrawing = () => (
  <Drawing>
    <path className={styles.paper} d="M66 34h48l22 22v22l-12 8-14-9-14 10-14-9-16 9V34Z" />
    <path className={styles.paper} d="M66 99l16-9 14 9 14-10 14 9 12-8v32H66V99Z" />
    <path className={styles.line} d="M114 34v22h22" />
    <path className={styles.faint} d="M80 54h18M80 66h34M80 110h40" />
    <circle className={styles.accent} cx="146" cy="48" r="16" />
    <path className={styles.onSolid} d="M146 41v8M146 55v.1" />
  </Drawing>
);
