import {
  NOTIFICATION_LIMIT,
  NOTIFICATION_PAGE,
  unreadAfter,
} from '@/domain/notifications/notifications';
import { baseApi } from './baseApi';
import type { CallOptions } from './baseQuery';
import { undoOnFailure } from './optimism';
import { flag, list, number, object, or, textOrEmpty, textOrNull } from './readers';
import type { Notification, UnreadCount } from './wire';

const readNotification = object<Notification>({
  id: number,
  user_id: or(number, 0),
  user_name: textOrNull,
  title: textOrEmpty,
  highlight: textOrNull,
  message: textOrEmpty,
  type: textOrEmpty,
  attachment: () => null,
  url: textOrNull,
  created_at: textOrEmpty,
  read_status: or(flag, false),
});

const readCount = object<UnreadCount>({ count_unread: number });

/** `status`: 1 all, 2 unread, 3 read. */
export interface NotificationsQuery {
  userId: number;
  status?: 1 | 2 | 3;
}

/** Newest first, as the server sorts. */
const byTime = (one: Notification, other: Notification): number =>
  other.created_at.localeCompare(one.created_at);

/** What reading does to a cached list, by what the list was asked for. */
function showAsRead(list: Notification[], { status = 1 }: NotificationsQuery, read: Notification) {
  const at = list.findIndex(({ id }) => id === read.id);
  const item = list[at];
  if (status === 2 && item) list.splice(at, 1);
  else if (item) item.read_status = true;
  else if (status === 3) {
    list.push({ ...read, read_status: true });
    list.sort(byTime);
  }
}

export const notificationApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getNotifications: build.query<Notification[], NotificationsQuery>({
      query: ({ userId, status = 1 }) => ({
        service: 'notification',
        path: `/notif/list-by-user/${userId}`,
        params: { page: NOTIFICATION_PAGE, limit: NOTIFICATION_LIMIT, sort: 'desc', status },
        read: list(readNotification),
      }),
      providesTags: ['Notifications'],
    }),
    /** For the badge. It is asked again each minute, so its failures are left alone. */
    getUnreadCount: build.query<UnreadCount, { userId: number }>({
      query: ({ userId }) => ({
        service: 'notification',
        path: `/notif/unread-count/${userId}`,
        problems: 'inline',
        read: readCount,
      }),
      providesTags: ['UnreadCount'],
    }),
    /**
     * Opens one, which marks it read on the server. List and badge show it at once, without being
     * fetched again; both take it back where the call fails.
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
        const { selectCachedArgsForQuery, updateQueryData } = notificationApi.util;
        const { select } = notificationApi.endpoints.getNotifications;
        const cached = selectCachedArgsForQuery(getState(), 'getNotifications').filter(
          (arg) => arg.userId === userId,
        );
        const opened = cached
          .flatMap((arg) => select(arg)(getState()).data ?? [])
          .find((notification) => notification.id === id);
        if (opened === undefined || opened.read_status) return;
        const patches = [
          ...cached.map((arg) =>
            dispatch(
              updateQueryData('getNotifications', arg, (list) => showAsRead(list, arg, opened)),
            ),
          ),
          dispatch(
            updateQueryData('getUnreadCount', { userId }, (count) => {
              count.count_unread = unreadAfter(count.count_unread, 1);
            }),
          ),
        ];
        await undoOnFailure(patches, queryFulfilled);
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
        const { selectCachedArgsForQuery, updateQueryData } = notificationApi.util;
        const { select } = notificationApi.endpoints.getNotifications;
        const cached = selectCachedArgsForQuery(getState(), 'getNotifications').filter(
          (arg) => arg.userId === userId,
        );
        const unread = cached
          .flatMap((arg) => select(arg)(getState()).data ?? [])
          .filter((notification) => !notification.read_status);
        const patches = [
          ...cached.map((arg) =>
            dispatch(
              updateQueryData('getNotifications', arg, (list) => {
                for (const notification of unread) showAsRead(list, arg, notification);
              }),
            ),
          ),
          dispatch(
            updateQueryData('getUnreadCount', { userId }, (count) => {
              count.count_unread = 0;
            }),
          ),
        ];
        await undoOnFailure(patches, queryFulfilled);
      },
    }),
  }),
});

export const {
  useGetNotificationsQuery,
  useGetUnreadCountQuery,
  useOpenNotificationMutation,
  useReadAllNotificationsMutation,
} = notificationApi;
