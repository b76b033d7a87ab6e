import { useText } from '@/i18n/useText';
import { VisuallyHidden } from '../content/VisuallyHidden';
import { Delayed } from './Delayed';
import { Skeleton } from './Skeleton';
import * as styles from './skeleton.module.css';

/** The rows of a page that waits for the check of its link; announced once to screen readers. */
export function LinkCheckSkeleton() {
  const { t } = useText();
  return (
    <div role="status" className={styles.stack}>
      <Delayed>
        <VisuallyHidden>{t('common.loading')}</VisuallyHidden>
      </Delayed>
      <Skeleton height="3rem" />
      <Skeleton height="3rem" />
      <Skeleton width="60%" height="3rem" />
    </div>
  );
}
