import { useText } from '@/i18n/useText';
import { VisuallyHidden } from '@/ui/content/VisuallyHidden';
import { Delayed } from '@/ui/feedback/Delayed';
import { usePlaceholder } from '@/ui/feedback/pendingPage';
import { Skeleton } from '@/ui/feedback/Skeleton';
import * as styles from './skeletons.module.css';

const rows = ['60%', '45%', '70%', '50%', '65%', '40%'];

/** The placeholder of the list while it loads. */
export function RowSkeletons() {
  const { t } = useText();
  usePlaceholder();
  return (
    <Delayed>
      <div role="status" className={styles.rows}>
        <VisuallyHidden>{t('common.loading')}</VisuallyHidden>
        {rows.map((width) => (
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
      </div>
    </Delayed>
  );
}
