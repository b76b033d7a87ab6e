import { Drawing } from './Drawing';
import * as styles from './drawing.module.css';
import { Sheet } from './Sheet';

/** A sheet that is complete. */
export const DoneDrawing = () => (
  <Drawing>
    <Sheet />
    <circle className={styles.good} cx="132" cy="106" r="20" />
    <path className={styles.onSolid} d="M123 106l6 6 12-12" />
  </Drawing>
);
