import { Drawing } from './Drawing';
import * as styles from './drawing.module.css';

/** A sheet that is complete. */
export const DoneDrawing = () => (
  <Drawing>
    <path
      className={styles.paper}
      d="M66 30h50l20 20v66a6 6 0 0 1-6 6H66a6 6 0 0 1-6-6V36a6 6 0 0 1 6-6Z"
    />
    <path className={styles.line} d="M116 30v20h20" />
    <path className={styles.faint} d="M76 62h40M76 76h40M76 90h24" />
    <circle className={styles.good} cx="132" cy="106" r="20" />
    <path className={styles.onSolid} d="M123 106l6 6 12-12" />
  </Drawing>
);
