import { Placeholder } from './Placeholder';
import { Skeleton } from './Skeleton';
import * as styles from './skeleton.module.css';

/** The placeholder of a page, shown after a moment. */
export function PageSkeleton() {
  return (
    <Placeholder className={styles.stack}>
      <Skeleton width="16rem" height="2rem" />
      <Skeleton width="24rem" height="1rem" />
      <Cards />
    </Placeholder>
  );
}

/** The placeholder of what is below a heading that is there already. */
export function CardsSkeleton() {
  return (
    <Placeholder className={styles.stack}>
      <Cards />
    </Placeholder>
  );
}

const Cards = () => (
  <>
    <Skeleton height="4.5rem" />
    <Skeleton height="4.5rem" />
    <Skeleton height="4.5rem" />
  </>
);
