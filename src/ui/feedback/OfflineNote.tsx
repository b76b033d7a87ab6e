import { useText } from '@/i18n/useText';
import { OfflineIcon } from '../icons/statusIcons';
import * as styles from './offline.module.css';

/** A note while there is no connection. Its live region is there before it is needed. */
export function OfflineNote({ isOffline }: { isOffline: boolean }) {
  const { t } = useText();
  return (
    <div aria-live="polite">
      {isOffline && (
        <p className={styles.note}>
          <OfflineIcon size={18} />
          {t('common.offline.note')}
        </p>
      )}
    </div>
  );
}
