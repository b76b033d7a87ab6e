import * as styles from './uploadBar.module.css';

/** The progress of an upload, from 0 to 1, labelled with the name of its file. */
export function UploadBar({ nameId, fraction }: { nameId: string; fraction: number }) {
  return (
    <div
      className={styles.track}
      role="progressbar"
      aria-labelledby={nameId}
      aria-valuenow={Math.round(fraction * 100)}
      aria-valuemin={0}
      aria-valuemax={100}
    >
      <div className={styles.fill} style={{ transform: `scaleX(${fraction})` }} />
    </div>
  );
}
