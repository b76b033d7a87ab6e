/** The list is fetched as one page of at most 999 (main-area.md#notifications). */
export const NOTIFICATION_PAGE = 1;
export const NOTIFICATION_LIMIT = 999;
const BADGE_CAP = 99;

/**
 * The filters of the list; `status` is the value of the query parameter
 * (main-area.md#notifications).
 */
export const NOTIFICATION_FILTERS = [
  { id: 'all', status: 1, labelKey: 'notifications.filter.all' },
  { id: 'unread', status: 2, labelKey: 'notifications.filter.unread' },
  { id: 'read', status: 3, labelKey: 'notifications.filter.read' },
] as const satisfies readonly { id: string; status: number; labelKey: string }[];

export type NotificationFilter = (typeof NOTIFICATION_FILTERS)[number];
export type NotificationFilterId = NotificationFilter['id'];

/** The badge of unread notifications: nothing for none, '99+' above 99. */
export function unreadBadge(count: number): string | null {
  if (!Number.isFinite(count) || count < 1) return null;
  return count > BADGE_CAP ? `${BADGE_CAP}+` : String(Math.floor(count));
}

/** The properties of a notification that the rules need. */
export interface ReadableNotification {
  readonly id: number;
  readonly read_status: boolean;
}

/** Whether opening a notification lowers the count of unread ones. */
export function isUnread(list: readonly ReadableNotification[], id: number): boolean {
  return list.some((notification) => notification.id === id && !notification.read_status);
}

/** Marks one notification as read; returns the same list where nothing changes. */
export function withRead<T extends ReadableNotification>(
  list: readonly T[],
  id: number,
): readonly T[] {
  if (!isUnread(list, id)) return list;
  return list.map((item) => (item.id === id ? { ...item, read_status: true } : item));
}

/** Marks every notification as read. */
export function withAllRead<T extends ReadableNotification>(list: readonly T[]): readonly T[] {
  return list.map((item) => (item.read_status ? item : { ...item, read_status: true }));
}

/** The unread count after `fewer` were read; at least 0. */
export function unreadAfter(count: number, fewer: number): number {
  return Math.max(0, count - fewer);
}

/** The notifications that a filter shows. */
export function filterNotifications<T extends ReadableNotification>(
  list: readonly T[],
  filterId: NotificationFilterId,
): readonly T[] {
  if (filterId === 'all') return list;
  return list.filter(({ read_status: isRead }) => isRead === (filterId === 'read'));
}
