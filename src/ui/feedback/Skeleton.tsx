import * as styles from './skeleton.module.css';

export type SkeletonProps = { width?: string; height?: string };

/** One grey placeholder shape. */
export const Skeleton = ({ width = '100%', height = '1rem' }: SkeletonProps) => (
  <span className={styles.skeleton} style={{ width, height }} aria-hidden="true" />
);
