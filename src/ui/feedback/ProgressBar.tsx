import { classNames } from '../classNames';
import * as styles from './progressBar.module.css';

/** How much of a whole there is. Without a label it only repeats what stands beside it in words. */
export function ProgressBar({
  value,
  max,
  tone = 'good',
  labelledBy,
}: {
  value: number;
  max: number;
  tone?: 'good' | 'plain' | 'bad' | undefined;
  /** The id of its name. */
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
