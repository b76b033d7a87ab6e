import { useEffect, type Ref } from 'react';
import type { Notification } from '@/api/wire';
import {
  filterNotifications,
  NOTIFICATION_LIMIT,
  type NotificationFilter,
} from '@/domain/notifications/notifications';
import { useText } from '@/i18n/useText';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { tabIdOf } from './FilterTabs';
import { ListAnnouncement } from './ListAnnouncement';
import { fetchMarkup } from './Message';
import { NewerNote } from './NewerNote';
import { NoHits } from './NoHits';
import { NoNotifications } from './NoNotifications';
import { NotificationList } from './NotificationList';
import * as styles from './notifications.module.css';
import { RowSkeletons } from './RowSkeletons';
import { useArrival } from './useArrival';
import type { ShownNotifications } from './useNotificationList';

export interface NotificationPanelProps {
  id: string;
  filter: NotificationFilter;
  list: ShownNotifications;
  isSearching: boolean;
  /** The server's number of unread notifications; null until known. */
  unreadCount: number | null;
  /** The notification that is open beside the list. */
  openedBeside: number | null;
  opensBeside: boolean;
  onOpen: (notification: Notification, index: number) => void;
  onShowAll: () => void;
  onClearSearch: () => void;
  ref: Ref<HTMLDivElement>;
}

/** The list of a filter in every state: loading, filled, searched, empty, failed. */
export function NotificationPanel({
  id,
  filter,
  list: { all, found, isLoading, isFetching, error, arrivalId, reload },
  isSearching,
  unreadCount,
  openedBeside,
  opensBeside,
  onOpen,
  onShowAll,
  onClearSearch,
  ref,
}: NotificationPanelProps) {
  const { t } = useText();
  const count = all?.length ?? 0;
  const arrival = useArrival(arrivalId, count);
  const isCut = (arrival?.count ?? 0) >= NOTIFICATION_LIMIT;
  const tabId = tabIdOf(id, filter);
  const hasNewer =
    all !== undefined &&
    !isFetching &&
    !isCut &&
    filter.id !== 'read' &&
    (unreadCount ?? 0) > filterNotifications(all, 'unread').length;

  // The retry button disappears when the list arrives, so the focus is moved.
  const focusTab = () => document.getElementById(tabId)?.focus();

  useEffect(() => {
    // Opening the first message should not wait for this; without it the message is plain text.
    if (count > 0) fetchMarkup().catch(() => undefined);
  }, [count]);

  return (
    <div ref={ref} role="tabpanel" id={id} aria-labelledby={tabId}>
      <ListAnnouncement
        arrivalId={arrival?.id ?? null}
        count={found?.length ?? 0}
        isSearching={isSearching && count > 0}
      />
      <NewerNote isShown={hasNewer} onShown={focusTab} />
      {error !== undefined && (
        <ErrorState
          message={t('notifications.failed.title')}
          advice={t(
            'kind' in error && error.kind === 'offline'
              ? 'notifications.failed.offline'
              : 'notifications.failed.body',
          )}
          onRetry={() => {
            focusTab();
            reload();
          }}
        />
      )}
      {isLoading && <RowSkeletons key={filter.id} />}
      {all !== undefined && count === 0 && (
        <NoNotifications filterId={filter.id} onReload={reload} onShowAll={onShowAll} />
      )}
      {found !== undefined && count > 0 && found.length === 0 && (
        <NoHits filterId={filter.id} onClear={onClearSearch} onSearchAll={onShowAll} />
      )}
      {found !== undefined && found.length > 0 && (
        <NotificationList
          key={filter.id}
          notifications={found}
          labelledBy={tabId}
          openedBeside={openedBeside}
          opensBeside={opensBeside}
          onOpen={onOpen}
        />
      )}
      {isCut && (
        <p className={styles.cut}>{t('notifications.latestOnly', { limit: NOTIFICATION_LIMIT })}</p>
      )}
    </div>
  );
}
