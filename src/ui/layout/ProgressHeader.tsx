import { useText } from '@/i18n/useText';
import * as styles from './steps.module.css';

export type ProgressHeaderProps = {
  /** Counted from one. */
  current: number;
  total: number;
  /** What of it is done, from 0 to 1; else the part up to the current step. */
  fraction?: number;
};

/** 'Langkah 3 dari 11' over a thin bar. */
export function ProgressHeader({ current, total, fraction }: ProgressHeaderProps) {
  const { t } = useText();
  const share = fraction ?? (total > 0 ? current / total : 0);
  return (
    <div className={styles.progress}>
      <p className={styles.progressText}>{t('common.step.position', { current, total })}</p>
      <div className={styles.track} aria-hidden="true">
        <div className={styles.fill} style={{ transform: `scaleX(${share})` }} />
      </div>
    </div>
  );
}
