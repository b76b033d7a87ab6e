import { Drawing } from './Drawing';
import * as styles from './drawing.module.css';

/** A letter that waits to be opened. */
export const MailDrawing = () => (
  <Drawing>
    <path
      className={styles.paper}
      d="M52 48h96a6 6 0 0 1 6 6v58a6 6 0 0 1-6 6H52a6 6 0 0 1-6-6V54a6 6 0 0 1 6-6Z"
    />
    <path className={styles.line} d="M48 52l52 40 52-40" />
    <path className={styles.faint} d="M48 116l36-34M152 116l-36-34" />
  </Drawing>
);
