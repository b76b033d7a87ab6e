import { unreadBadge } from '@/domain/notifications/notifications';
import { useText } from '@/i18n/useText';
import { VisuallyHidden } from '@/ui/content/VisuallyHidden';
import { BellIcon } from '@/ui/icons/thingIcons';
import { AppNavLink } from '@/ui/links/AppNavLink';
import * as styles from './bell.module.css';
import { useUnreadCount } from './useUnreadCount';

export interface NotificationBellProps {
  userId: number;
  /** The page of the notifications: the home page of the role. */
  to: string;
}

/** Leads to the notifications and says how many of them are unread (main-area.md#menus). */
export function NotificationBell({ userId, to }: NotificationBellProps) {
  const { t } = useText();
  const count = useUnreadCount(userId) ?? 0;
  const badge = unreadBadge(count);
  return (
    <AppNavLink to={to} className={styles.bell ?? ''}>
      <BellIcon />
      {badge !== null && (
        <span className={styles.badge} aria-hidden="true">
          {badge}
        </span>
      )}
      <VisuallyHidden>{t('notifications.bell', { count })}</VisuallyHidden>
    </AppNavLink>
  );
}
