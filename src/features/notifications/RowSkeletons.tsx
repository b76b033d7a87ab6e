import { Placeholder } from '@/ui/feedback/Placeholder';
import { Skeleton } from '@/ui/feedback/Skeleton';
import * as styles from './skeletons.module.css';

const WIDTHS = ['60%', '45%', '70%', '50%', '65%', '40%'];

/** The placeholder of the list while it loads. */
export const RowSkeletons = () => (
  <Placeholder className={styles.rows}>
    {WIDTHS.map((width) => (
      <div key={width} className={styles.row}>
        <span className={styles.sign}>
          <Skeleton height="2.5rem" />
        </span>
        <div className={styles.words}>
          <Skeleton width={width} />
          <Skeleton width="85%" height="0.875rem" />
        </div>
      </div>
    ))}
  </Placeholder>
);
