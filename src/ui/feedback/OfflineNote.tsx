import { useText } from '@/i18n/useText';
import { OfflineIcon } from '../icons/statusIcons';
import * as styles from './offline.module.css';

/** A note while there is no connection. A toast announces it, so the note does not. */
export function OfflineNote({ isOffline }: { isOffline: boolean }) {
  const { t } = useText();
  if (!isOffline) return null;
  return (
    <aside className={styles.note} aria-label={t('common.offline.title')}>
      <OfflineIcon size={18} />
      {t('common.offline.note')}
    </aside>
  );
}
