import { classNames } from '../classNames';
import * as styles from './progressBar.module.css';

/** The progress of a whole. Without a label it only repeats the text beside it. */
export function ProgressBar({
  value,
  max,
  tone = 'good',
  labelledBy,
}: {
  value: number;
  max: number;
  tone?: 'good' | 'plain' | 'bad' | undefined;
  /** The id of its label. */
  labelledBy?: string | undefined;
}) {
  return (
    <progress
      className={classNames(styles.bar, styles[tone])}
      value={Math.min(value, max)}
      max={max}
      aria-labelledby={labelledBy}
      aria-hidden={labelledBy === undefined}
    />
  );
}
