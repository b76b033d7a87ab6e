import { useText } from '@/i18n/useText';
import { VisuallyHidden } from '@/ui/content/VisuallyHidden';
import * as styles from './notifications.module.css';

export interface ListAnnouncementProps {
  /** The response on screen; null while there is none. */
  arrivalId: string | null;
  count: number;
  isSearching: boolean;
}

/**
 * Announces how many notifications are shown: once for each response of the server, and when the
 * count changes. The number of hits of a search can be seen too.
 */
export function ListAnnouncement({ arrivalId, count, isSearching }: ListAnnouncementProps) {
  const { t } = useText();
  // Without a hit, the list's place says so in larger letters.
  const isVisible = isSearching && count > 0;
  return (
    <div role="status">
      {arrivalId !== null && isVisible && (
        <p className={styles.hits}>{t('notifications.search.hits', { count })}</p>
      )}
      {arrivalId !== null && !isVisible && (
        <VisuallyHidden key={arrivalId}>
          {t(isSearching ? 'notifications.search.hits' : 'notifications.shown', { count })}
        </VisuallyHidden>
      )}
    </div>
  );
}
