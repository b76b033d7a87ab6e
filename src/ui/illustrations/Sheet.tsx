import * as styles from './drawing.module.css';

/** A written sheet, for drawings that put a symbol on its corner. */
export const Sheet = () => (
  <>
    <path
      className={styles.paper}
      d="M66 30h50l20 20v66a6 6 0 0 1-6 6H66a6 6 0 0 1-6-6V36a6 6 0 0 1 6-6Z"
    />
    <path className={styles.line} d="M116 30v20h20" />
    <path className={styles.faint} d="M76 62h40M76 76h40M76 90h24" />
  </>
);
