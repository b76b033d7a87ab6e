import { useEffect, useEffectEvent, useRef } from 'react';
import { useGetNotificationsQuery } from '@/api/notificationApi';
import { PATHS } from '@/domain/access/paths';
import { useText } from '@/i18n/useText';
import { useNow } from '@/primitives/useNow';
import { Card } from '@/ui/content/Card';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { NoticesDrawing } from '@/ui/illustrations/NoticesDrawing';
import { AppLink } from '@/ui/links/AppLink';
import { NotificationDetail } from '../notifications/NotificationDetail';
import { NotificationRow } from '../notifications/NotificationRow';
import { useOpenedNotification } from '../notifications/useOpenedNotification';
import { useUnreadCount } from '../notifications/useUnreadCount';
import { RowsSkeleton } from './CardSkeletons';
import * as styles from './dashboard.module.css';
import { LoadFailure } from './LoadFailure';

const SHOWN = 5;
/** An older list is fetched again when the user returns to it. */
const FRESH_FOR_S = 60;

const nothing = () => undefined;

/** The newest notifications; each opens here, and a link leads to all. */
export function LatestNotifications({ userId }: { userId: number }) {
  const { t } = useText();
  const list = useRef<HTMLDivElement>(null);
  const nowMs = useNow();
  const opened = useOpenedNotification(userId, list);
  const { currentData, isError, isFetching, refetch } = useGetNotificationsQuery(
    { userId, limit: SHOWN },
    { refetchOnMountOrArgChange: FRESH_FOR_S },
  );
  useOnMoreUnread(userId, () => void refetch());
  const isFailed = currentData === undefined && isError && !isFetching;
  return (
    <Card
      title={t('dashboard.notifications.title')}
      aside={
        <AppLink to={PATHS.borrowerNotification} className={styles.all}>
          {t('dashboard.notifications.all')}
        </AppLink>
      }
    >
      <div ref={list}>
        {currentData !== undefined && currentData.length > 0 && (
          <ul className={styles.notifications}>
            {currentData.map((notification, index) => (
              <li key={notification.id} data-index={index}>
                <NotificationRow
                  notification={notification}
                  isOpenBeside={false}
                  opensBeside={false}
                  index={index}
                  nowMs={nowMs}
                  hasDay
                  onOpen={opened.open}
                  onFocus={nothing}
                  onKeyDown={nothing}
                />
              </li>
            ))}
          </ul>
        )}
        {currentData?.length === 0 && (
          <div className={styles.empty}>
            <EmptyState
              drawing={<NoticesDrawing />}
              title={t('notifications.empty.all.title')}
              body={t('notifications.empty.all.body')}
            />
          </div>
        )}
        {isFailed && (
          <LoadFailure message={t('notifications.failed.title')} onRetry={() => void refetch()} />
        )}
        {currentData === undefined && !isFailed && <RowsSkeleton />}
      </div>
      {opened.notification !== undefined && (
        <NotificationDetail
          key={opened.turn}
          notification={opened.notification}
          isBeside={false}
          isOpen={opened.isOpen}
          onClose={opened.close}
          hasFailed={opened.hasFailed}
          isRetrying={opened.isRetrying}
          onRetry={opened.retry}
        />
      )}
    </Card>
  );
}

/** Calls back when there are more unread notifications than before. */
function useOnMoreUnread(userId: number, callback: () => void): void {
  const count = useUnreadCount(userId);
  const before = useRef(count);
  const onMore = useEffectEvent(callback);
  useEffect(() => {
    if (before.current !== null && count !== null && count > before.current) onMore();
    before.current = count;
  }, [count]);
}
