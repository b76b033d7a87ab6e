import { useText } from '@/i18n/useText';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { NoticesDrawing } from '@/ui/illustrations/NoticesDrawing';
import * as styles from './detail.module.css';

/** Beside the list, while no notification is open. */
export function ChooseHint() {
  const { t } = useText();
  return (
    <div className={styles.choose}>
      <EmptyState
        drawing={<NoticesDrawing />}
        title={t('notifications.choose.title')}
        body={t('notifications.choose.body')}
      />
    </div>
  );
}
