import { Placeholder } from '@/ui/feedback/Placeholder';
import { Skeleton } from '@/ui/feedback/Skeleton';
import * as styles from './skeletons.module.css';

const WIDTHS = ['60%', '45%', '70%', '50%', '65%'];

/** The placeholder of a list whose rows have a sign and two lines. */
export const RowsSkeleton = () => (
  <Placeholder className={styles.rows}>
    {WIDTHS.map((width) => (
      <div key={width} className={styles.row}>
        <span className={styles.sign}>
          <Skeleton height="2rem" />
        </span>
        <div className={styles.words}>
          <Skeleton width={width} />
          <Skeleton width="85%" height="0.875rem" />
        </div>
      </div>
    ))}
  </Placeholder>
);

/** The placeholder of a ring with words beside it. */
export const RingSkeleton = () => (
  <Placeholder className={styles.rows}>
    <div className={styles.figure}>
      <span className={styles.ring}>
        <Skeleton height="9rem" />
      </span>
      <div className={styles.words}>
        <Skeleton width="70%" />
        <Skeleton width="90%" height="0.875rem" />
      </div>
    </div>
  </Placeholder>
);
