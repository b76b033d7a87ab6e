import { useId, useRef, useState, type ReactNode } from 'react';
import {
  NOTIFICATION_FILTERS,
  type NotificationFilter,
} from '@/domain/notifications/notifications';
import { useText } from '@/i18n/useText';
import { StatusBanner } from '@/ui/feedback/StatusBanner';
import { Page } from '@/ui/layout/Page';
import { FilterTabs, tabIdOf } from './FilterTabs';
import { NotificationDialog } from './NotificationDialog';
import { NotificationPanel } from './NotificationPanel';
import * as styles from './notifications.module.css';
import { ReadAllButton } from './ReadAllButton';
import { useOpenedNotification } from './useOpenedNotification';
import { useUnreadCount } from './useUnreadCount';

const [everything] = NOTIFICATION_FILTERS;
/** Reserves the line of the summary while the count is loading. */
const NOT_YET = '\u00a0';

export interface NotificationsScreenProps {
  userId: number;
  /** Below the heading, for example the status of an application. */
  notice?: ReactNode;
}

/** The notifications of a user (main-area.md#notifications); the home of all three roles. */
export function NotificationsScreen({ userId, notice }: NotificationsScreenProps) {
  const { t } = useText();
  const panelId = useId();
  const panel = useRef<HTMLDivElement>(null);
  const [filter, setFilter] = useState<NotificationFilter>(everything);
  const [hasReadAllFailed, setHasReadAllFailed] = useState(false);
  const unreadCount = useUnreadCount(userId);
  const opened = useOpenedNotification(userId, panel);

  const focusTab = (id: string) => document.getElementById(id)?.focus();
  const showAll = () => {
    setFilter(everything);
    focusTab(tabIdOf(panelId, everything));
  };

  return (
    <Page
      title={t('notifications.title')}
      lead={unreadCount === null ? NOT_YET : t('notifications.summary', { count: unreadCount })}
    >
      {notice !== undefined && <div className={styles.notice}>{notice}</div>}
      <div className={styles.body}>
        <div className={styles.toolbar}>
          <FilterTabs chosen={filter} onChoose={setFilter} panelId={panelId} />
          <ReadAllButton
            userId={userId}
            hasUnread={unreadCount !== null && unreadCount > 0}
            onFailedChange={setHasReadAllFailed}
            takeFocus={() => focusTab(tabIdOf(panelId, filter))}
          />
        </div>
        {hasReadAllFailed && (
          <StatusBanner kind="error">
            <p>{t('notifications.readAllFailed')}</p>
          </StatusBanner>
        )}
        <NotificationPanel
          ref={panel}
          id={panelId}
          userId={userId}
          filter={filter}
          unreadCount={unreadCount}
          onOpen={opened.open}
          onShowAll={showAll}
        />
      </div>
      {opened.notification !== undefined && (
        <NotificationDialog
          key={opened.turn}
          notification={opened.notification}
          isOpen={opened.isOpen}
          onClose={opened.close}
          hasFailed={opened.hasFailed}
          isRetrying={opened.isRetrying}
          onRetry={opened.retry}
        />
      )}
    </Page>
  );
}
