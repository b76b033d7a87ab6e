import { Drawing } from './Drawing';
import * as styles from './drawing.module.css';

/** A signpost whose arms point both ways. */
export const LostDrawing = () => (
  <Drawing>
    <path className={styles.line} d="M100 38v88M84 126h32" />
    <path className={styles.paper} d="M62 46h62l12 11-12 11H62V46Z" />
    <path className={styles.paper} d="M138 80H84L72 91l12 11h54V80Z" />
    <path className={styles.faint} d="M74 57h36M94 91h32" />
    <circle className={styles.accent} cx="100" cy="34" r="6" />
  </Drawing>
);
