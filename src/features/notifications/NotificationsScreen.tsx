import { useDeferredValue, useId, useRef, useState, type ReactNode } from 'react';
import {
  NOTIFICATION_FILTERS,
  type NotificationFilter,
} from '@/domain/notifications/notifications';
import { useText } from '@/i18n/useText';
import { classNames } from '@/ui/classNames';
import { StatusBanner } from '@/ui/feedback/StatusBanner';
import { SearchField } from '@/ui/fields/text/SearchField';
import { Page } from '@/ui/layout/Page';
import { useMediaQuery } from '@/ui/layout/useMediaQuery';
import { ChooseHint } from './ChooseHint';
import * as detailStyles from './detail.module.css';
import { FilterTabs, tabIdOf } from './FilterTabs';
import { NotificationDetail } from './NotificationDetail';
import { NotificationPanel } from './NotificationPanel';
import * as styles from './notifications.module.css';
import { ReadAllButton } from './ReadAllButton';
import { useNotificationList } from './useNotificationList';
import { useOpenedNotification } from './useOpenedNotification';
import { useUnreadCount } from './useUnreadCount';

const [everything] = NOTIFICATION_FILTERS;
/** Reserves the line of the summary while the count is loading. */
const NOT_YET = '\u00a0';
/** 1280 px, more where text is set larger. notifications.module.css has the same limit. */
const BESIDE = '(min-width: 80em)';

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
  const search = useRef<HTMLInputElement>(null);
  const [filter, setFilter] = useState<NotificationFilter>(everything);
  const [query, setQuery] = useState('');
  const [hasReadAllFailed, setHasReadAllFailed] = useState(false);
  // The field shows each letter at once, the list follows.
  const searched = useDeferredValue(query);
  const list = useNotificationList(userId, filter, searched);
  const unreadCount = useUnreadCount(userId);
  // The error goes with the button: all may have been read on another device.
  if (hasReadAllFailed && unreadCount === 0) setHasReadAllFailed(false);
  const opened = useOpenedNotification(userId, panel);
  const opensBeside = useMediaQuery(BESIDE);
  const hasPane = opensBeside && (opened.isOpen || (list.all?.length ?? 0) > 0);

  const focusTab = (id: string) => document.getElementById(id)?.focus();
  const showAll = () => {
    setFilter(everything);
    focusTab(tabIdOf(panelId, everything));
  };
  const detail = opened.notification !== undefined && (
    <NotificationDetail
      key={opened.turn}
      notification={opened.notification}
      isBeside={opensBeside}
      isOpen={opened.isOpen}
      onClose={opened.close}
      hasFailed={opened.hasFailed}
      isRetrying={opened.isRetrying}
      onRetry={opened.retry}
    />
  );

  return (
    <Page
      title={t('notifications.title')}
      lead={unreadCount === null ? NOT_YET : t('notifications.summary', { count: unreadCount })}
      isWide
    >
      {notice !== undefined && <div className={styles.notice}>{notice}</div>}
      <div className={styles.body}>
        <div className={styles.toolbar}>
          <FilterTabs chosen={filter} onChoose={setFilter} panelId={panelId} />
          <SearchField
            ref={search}
            label={t('notifications.search')}
            clearLabel={t('notifications.search.clear')}
            value={query}
            onChange={setQuery}
          />
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
        <div className={classNames(styles.columns, hasPane && styles.twoColumns)}>
          <NotificationPanel
            ref={panel}
            id={panelId}
            filter={filter}
            list={list}
            isSearching={searched.trim() !== ''}
            unreadCount={unreadCount}
            openedBeside={opensBeside && opened.isOpen ? (opened.notification?.id ?? null) : null}
            opensBeside={opensBeside}
            onOpen={opened.open}
            onShowAll={showAll}
            onClearSearch={() => {
              setQuery('');
              search.current?.focus();
            }}
          />
          <div className={hasPane ? detailStyles.beside : undefined}>
            {detail}
            {hasPane && !opened.isOpen && <ChooseHint />}
          </div>
        </div>
      </div>
    </Page>
  );
}
