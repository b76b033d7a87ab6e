import { Drawing } from './Drawing';
import * as styles from './drawing.module.css';

/** A bell at rest. */
export const NoticesDrawing = () => (
  <Drawing>
    <path
      className={styles.paper}
      d="M136 104H64c8-7 10-14 10-26 0-20 10-34 26-34s26 14 26 34c0 12 2 19 10 26Z"
    />
    <path className={styles.line} d="M100 44v-8M89 112a11 11 0 0 0 22 0" />
    <path className={styles.faint} d="M86 74c0-10 4-17 11-19" />
    <path className={styles.accentLine} d="M142 48h12l-12 14h12M158 30h8l-8 10h8" />
  </Drawing>
);
