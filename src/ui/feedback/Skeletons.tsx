import type { ReactNode } from 'react';
import { useText } from '@/i18n/useText';
import { VisuallyHidden } from '../content/VisuallyHidden';
import { Delayed } from './Delayed';
import { Skeleton } from './Skeleton';
import * as styles from './skeleton.module.css';

const keysTo = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

/** Says once that something is loading, and draws its shape after a moment. */
function Loading({ children }: { children: ReactNode }) {
  const { t } = useText();
  return (
    <Delayed>
      <div role="status">
        <VisuallyHidden>{t('common.loading')}</VisuallyHidden>
        {children}
      </div>
    </Delayed>
  );
}

/** The shape of a form: labels over boxes. */
export const FormSkeleton = ({ fieldCount = 5 }: { fieldCount?: number }) => (
  <Loading>
    <div className={styles.stack}>
      {keysTo(fieldCount).map((key) => (
        <div key={key} className={styles.field}>
          <Skeleton width="9rem" height="0.875rem" />
          <Skeleton height="3rem" />
        </div>
      ))}
      <Skeleton width="12rem" height="3rem" />
    </div>
  </Loading>
);

/** The shape of a list: a round sign and two lines each. */
export const ListSkeleton = ({ rowCount = 6 }: { rowCount?: number }) => (
  <Loading>
    <div className={styles.rows}>
      {keysTo(rowCount).map((key) => (
        <div key={key} className={styles.row}>
          <Skeleton width="2.5rem" height="2.5rem" />
          <div className={styles.field}>
            <Skeleton width="60%" />
            <Skeleton width="85%" height="0.875rem" />
          </div>
        </div>
      ))}
    </div>
  </Loading>
);

/** The shape of a page that is not here yet: a title, and a form. */
export const PageSkeleton = () => (
  <Loading>
    <div className={styles.stack}>
      <Skeleton width="16rem" height="2rem" />
      <Skeleton width="24rem" height="1rem" />
      {keysTo(3).map((key) => (
        <Skeleton key={key} height="4.5rem" />
      ))}
    </div>
  </Loading>
);
