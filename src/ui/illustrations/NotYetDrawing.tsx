import { Drawing } from './Drawing';
import * as styles from './drawing.module.css';
import { Sheet } from './Sheet';

/** A sheet that rests for now. */
export const NotYetDrawing = () => (
  <Drawing>
    <Sheet />
    <circle className={styles.accent} cx="132" cy="106" r="20" />
    <path className={styles.onSolid} d="M127 99v14M137 99v14" />
  </Drawing>
);
