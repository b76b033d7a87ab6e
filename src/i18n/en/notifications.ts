import type { notifications as idNotifications } from '../id/notifications';

export const notifications = {
  'notifications.filter.all': 'All',
  'notifications.filter.unread': 'Unread',
  'notifications.filter.read': 'Read',
} as const satisfies Record<keyof typeof idNotifications, string>;
