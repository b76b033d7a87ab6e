import { useGetUnreadCountQuery } from '@/api/notificationApi';
import { unreadBadge } from '@/domain/notifications/notifications';
import { useText } from '@/i18n/useText';
import type { MenuItem } from '@/ui/layout/menuTypes';

/** The badge of a menu's entry for notifications; the bell updates its count. */
export function useUnreadBadge(userId: number | null): MenuItem['badge'] {
  const { t } = useText();
  const { currentData } = useGetUnreadCountQuery(
    { userId: userId ?? 0 },
    { skip: userId === null },
  );
  const count = currentData?.count_unread ?? 0;
  const text = unreadBadge(count);
  return text === null ? undefined : { text, label: t('notifications.unreadCount', { count }) };
}
