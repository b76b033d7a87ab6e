import { useEffect, type Ref } from 'react';
import { useGetNotificationsQuery } from '@/api/notificationApi';
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
import { NoNotifications } from './NoNotifications';
import { NotificationList } from './NotificationList';
import * as styles from './notifications.module.css';
import { RowSkeletons } from './RowSkeletons';
import { useArrival } from './useArrival';

/** An older list is fetched again when the user returns to it. */
const FRESH_FOR_S = 60;

export interface NotificationPanelProps {
  id: string;
  userId: number;
  filter: NotificationFilter;
  /** The server's number of unread notifications; null until known. */
  unreadCount: number | null;
  onOpen: (notification: Notification, index: number) => void;
  onShowAll: () => void;
  ref: Ref<HTMLDivElement>;
}

/** The list of a filter in every state: loading, filled, empty, failed. */
export function NotificationPanel({
  id,
  userId,
  filter,
  unreadCount,
  onOpen,
  onShowAll,
  ref,
}: NotificationPanelProps) {
  const { t } = useText();
  // `currentData` belongs to the chosen filter; a response for another filter is never shown.
  const { currentData, error, isFetching, fulfilledTimeStamp, refetch } = useGetNotificationsQuery(
    { userId, status: filter.status },
    { refetchOnMountOrArgChange: FRESH_FOR_S },
  );
  const count = currentData?.length ?? 0;
  const arrival = useArrival(
    currentData === undefined ? null : `${filter.id} ${fulfilledTimeStamp ?? 0}`,
    count,
  );
  const isCut = (arrival?.count ?? 0) >= NOTIFICATION_LIMIT;
  const tabId = tabIdOf(id, filter);
  const hasNewer =
    currentData !== undefined &&
    !isFetching &&
    !isCut &&
    filter.id !== 'read' &&
    (unreadCount ?? 0) > filterNotifications(currentData, 'unread').length;

  // The retry button disappears when the list arrives, so the focus is moved.
  const focusTab = () => document.getElementById(tabId)?.focus();

  useEffect(() => {
    // Opening the first message should not wait for this; without it the message is plain text.
    if (count > 0) fetchMarkup().catch(() => undefined);
  }, [count]);

  const hasFailed = error !== undefined && currentData === undefined && !isFetching;
  return (
    <div ref={ref} role="tabpanel" id={id} aria-labelledby={tabId}>
      <ListAnnouncement arrivalId={arrival?.id ?? null} count={count} />
      <NewerNote isShown={hasNewer} onShown={focusTab} />
      {hasFailed && (
        <ErrorState
          message={t('notifications.failed.title')}
          advice={t(
            'kind' in error && error.kind === 'offline'
              ? 'notifications.failed.offline'
              : 'notifications.failed.body',
          )}
          onRetry={() => {
            focusTab();
            void refetch();
          }}
        />
      )}
      {currentData === undefined && isFetching && <RowSkeletons key={filter.id} />}
      {currentData !== undefined && count === 0 && (
        <NoNotifications
          filterId={filter.id}
          onReload={() => void refetch()}
          onShowAll={onShowAll}
        />
      )}
      {currentData !== undefined && count > 0 && (
        <NotificationList
          key={filter.id}
          notifications={currentData}
          labelledBy={tabId}
          onOpen={onOpen}
        />
      )}
      {isCut && (
        <p className={styles.cut}>{t('notifications.latestOnly', { limit: NOTIFICATION_LIMIT })}</p>
      )}
    </div>
  );
}
