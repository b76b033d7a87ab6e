import { QueryStatus } from '@reduxjs/toolkit/query/react';
import {
  NOTIFICATION_LIMIT,
  NOTIFICATION_PAGE,
  unreadAfter,
} from '@/domain/notifications/notifications';
import { baseApi } from './baseApi';
import type { CallOptions } from './baseQuery';
import { dataOf } from './optimism';
import { flag, list, number, object, or, textOrEmpty, textOrNull } from './readers';
import { fileRefFields } from './recordFields';
import { provides } from './tags';
import type { Notification, UnreadCount } from './wire';

const readNotification = object<Notification>({
  id: number,
  user_id: or(number, 0),
  user_name: textOrNull,
  title: textOrEmpty,
  highlight: textOrNull,
  message: textOrEmpty,
  type: textOrEmpty,
  attachment: or(object(fileRefFields), null),
  url: textOrNull,
  created_at: textOrEmpty,
  read_status: or(flag, false),
});

const readCount = object<UnreadCount>({ count_unread: number });

/** `status`: 1 all, 2 unread, 3 read; `limit`: how many at most, all by default. */
export interface NotificationsQuery {
  userId: number;
  status?: 1 | 2 | 3;
  limit?: number;
}

/** Newest first, as the server sorts. */
const byTime = (one: Notification, other: Notification): number =>
  other.created_at.localeCompare(one.created_at) || other.id - one.id;

/**
 * A cached list after these notifications were marked read or unread, by the filter of the list. It
 * builds a new list: with Immer it would take seconds to mark a thousand.
 */
function withMarked(
  listed: readonly Notification[],
  { status = 1 }: NotificationsQuery,
  changed: readonly Notification[],
  isRead: boolean,
): Notification[] {
  const ids = new Set(changed.map(({ id }) => id));
  const mark = (notification: Notification) => ({ ...notification, read_status: isRead });
  if (status === 1) return listed.map((item) => (ids.has(item.id) ? mark(item) : item));
  const others = listed.filter(({ id }) => !ids.has(id));
  const belongsHere = (status === 3) === isRead;
  return belongsHere ? [...others, ...changed.map(mark)].sort(byTime) : others;
}

export const notificationApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getNotifications: build.query<Notification[], NotificationsQuery>({
      query: ({ userId, status = 1, limit = NOTIFICATION_LIMIT }) => ({
        service: 'notification',
        path: `/notif/list-by-user/${userId}`,
        params: { page: NOTIFICATION_PAGE, limit, sort: 'desc', status },
        read: list(readNotification),
      }),
      providesTags: provides('Notifications'),
    }),
    /** For the badge. It is polled every minute, so its problems are ignored. */
    getUnreadCount: build.query<UnreadCount, { userId: number }>({
      query: ({ userId }) => ({
        service: 'notification',
        path: `/notif/unread-count/${userId}`,
        problems: 'inline',
        read: readCount,
      }),
      providesTags: provides('UnreadCount'),
    }),
    /**
     * Opens a notification, which marks it read on the server. List and badge show it at once
     * without a new fetch. Both are restored if the call fails, and the badge is counted again:
     * others may have been read meanwhile.
     */
    openNotification: build.mutation<Notification, { userId: number; id: number }>({
      query: ({ id }) => ({
        service: 'notification',
        path: `/notif/detail/${id}`,
        read: readNotification,
      }),
      onQueryStarted: async (
        { userId, id },
        { dispatch, getState, queryFulfilled },
      ): Promise<void> => {
        const lists = cachedLists(getState(), userId);
        const opened = lists
          .flatMap(({ listed }) => listed)
          .find((notification) => notification.id === id);
        if (opened === undefined || opened.read_status) return;
        const mark = (isRead: boolean) => {
          for (const action of markedIn(cachedLists(getState(), userId), [opened], isRead))
            dispatch(action);
        };
        mark(true);
        dispatch(countChanged(userId, (count) => unreadAfter(count, 1)));
        const wasCounted = watchCount(getState, userId);
        const unmark = () => {
          mark(false);
          dispatch(countChanged(userId, (count) => count + 1));
        };
        const isMarked = (await dataOf(queryFulfilled)) !== null;
        if (!isMarked) unmark();
        if (!isMarked || wasCounted())
          dispatch(notificationApi.util.invalidateTags(['UnreadCount']));
      },
    }),
    readAllNotifications: build.mutation<UnreadCount, CallOptions & { userId: number }>({
      query: ({ userId, problems }) => ({
        service: 'notification',
        path: `/notif/read-all/${userId}`,
        method: 'POST',
        problems,
        read: readCount,
      }),
      onQueryStarted: async ({ userId }, { dispatch, getState, queryFulfilled }): Promise<void> => {
        const unread = new Map(
          cachedLists(getState(), userId)
            .flatMap(({ listed }) => listed)
            .filter((notification) => !notification.read_status)
            .map((notification) => [notification.id, notification]),
        );
        const mark = (isRead: boolean) => {
          const lists = cachedLists(getState(), userId);
          for (const action of markedIn(lists, [...unread.values()], isRead)) dispatch(action);
        };
        mark(true);
        const badge = dispatch(countChanged(userId, () => 0));
        const wasCounted = watchCount(getState, userId);
        const isMarked = (await dataOf(queryFulfilled)) !== null;
        if (!isMarked) {
          mark(false);
          badge.undo();
          // The server may have done it before it failed, and others were opened meanwhile.
          dispatch(notificationApi.util.invalidateTags(['Notifications', 'UnreadCount']));
        } else if (wasCounted()) dispatch(notificationApi.util.invalidateTags(['UnreadCount']));
      },
    }),
  }),
});

interface CachedList {
  arg: NotificationsQuery;
  listed: readonly Notification[];
}

type CacheState = Parameters<typeof notificationApi.util.selectCachedArgsForQuery>[0];

/** The cached lists of a user, each with its filter. */
function cachedLists(state: CacheState, userId: number): CachedList[] {
  const { select } = notificationApi.endpoints.getNotifications;
  return notificationApi.util
    .selectCachedArgsForQuery(state, 'getNotifications')
    .filter((arg) => arg.userId === userId)
    .map((arg) => ({ arg, listed: select(arg)(state).data ?? [] }));
}

const markedIn = (
  lists: readonly CachedList[],
  changed: readonly Notification[],
  isRead: boolean,
) =>
  lists.map(({ arg, listed }) =>
    notificationApi.util.updateQueryData('getNotifications', arg, () =>
      withMarked(listed, arg, changed, isRead),
    ),
  );

/**
 * Called at the end of a write: finds whether a count may be older than the write. Such a response,
 * already on its way or requested meanwhile, would bring the old badge back.
 */
function watchCount(getState: () => CacheState, userId: number): () => boolean {
  const asked = () => notificationApi.endpoints.getUnreadCount.select({ userId })(getState());
  const before = asked();
  return () =>
    before.status === QueryStatus.pending || asked().startedTimeStamp !== before.startedTimeStamp;
}

const countChanged = (userId: number, change: (count: number) => number) =>
  notificationApi.util.updateQueryData('getUnreadCount', { userId }, (badge) => {
    badge.count_unread = change(badge.count_unread);
  });

export const {
  useGetNotificationsQuery,
  useGetUnreadCountQuery,
  useOpenNotificationMutation,
  useReadAllNotificationsMutation,
} = notificationApi;
