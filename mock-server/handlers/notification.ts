import { paged, route } from '../core/route';
import type { Store } from '../core/store';
import type { NotificationRow, UserRow } from '../database/tables';
import { checkSelf, findOwn, ownedBy } from '../rules/ownership';

const isShownFor = {
  1: () => true,
  2: (notification: NotificationRow) => !notification.read_status,
  3: (notification: NotificationRow) => notification.read_status,
} as const;

const unreadOf = (store: Store, user: UserRow): NotificationRow[] =>
  ownedBy(store.tables.notifications, user).filter(isShownFor[2]);

const byTime = (one: NotificationRow, other: NotificationRow): number =>
  one.created_at.localeCompare(other.created_at) || one.id - other.id;

export const notificationRoutes = [
  route('getNotifications', ({ store, user, params, query }) => {
    checkSelf(store, params.userId, user);
    const { page = 1, limit = 10, sort = 'desc', status = 1 } = query;
    const shown = ownedBy(store.tables.notifications, user)
      .filter(isShownFor[status])
      .sort(sort === 'asc' ? byTime : (one, other) => byTime(other, one));
    return paged(shown.slice((page - 1) * limit, page * limit), {
      page,
      limit,
      sort,
      total_page: Math.ceil(shown.length / limit),
      total_row: shown.length,
    });
  }),

  route('getNotification', ({ store, user, params }) => {
    const notification = findOwn(store.tables.notifications, params.id, user);
    notification.read_status = true;
    return notification;
  }),

  route('readAllNotifications', ({ store, user, params }) => {
    checkSelf(store, params.userId, user);
    for (const notification of unreadOf(store, user)) notification.read_status = true;
    return { count_unread: 0 };
  }),

  route('getUnreadCount', ({ store, user, params }) => {
    checkSelf(store, params.userId, user);
    return { count_unread: unreadOf(store, user).length };
  }),
];
