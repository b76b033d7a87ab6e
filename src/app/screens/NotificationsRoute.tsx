import { authApi, useGetProfileQuery } from '@/api/authApi';
import { notificationApi } from '@/api/notificationApi';
import { NOTIFICATION_FILTERS } from '@/domain/notifications/notifications';
import { HomeStatusBanner } from '@/features/notifications/HomeStatusBanner';
import { NotificationsScreen } from '@/features/notifications/NotificationsScreen';
import { staleCheck } from '@/state/slices/session';
import type { AppThunk } from '@/state/types';

const { getProfile } = authApi.endpoints;
const { getNotifications, getUnreadCount } = notificationApi.endpoints;
const [shownFirst] = NOTIFICATION_FILTERS;
/** The page subscribes, and says what has failed. */
const AHEAD = { subscribe: false, isAhead: true };

/** The home page of all roles: the status of the application, and the user's notifications. */
export function NotificationsRoute() {
  const { currentData: profile } = useGetProfileQuery();
  if (profile === undefined) return null;
  return (
    <NotificationsScreen
      key={profile.id}
      userId={profile.id}
      notice={<HomeStatusBanner statusId={profile.status_id} />}
    />
  );
}

/** Asks for the list and its count as soon as the profile says whose they are: the page joins these calls. */
export const fetchListAhead = (): AppThunk<Promise<void>> => async (dispatch, getState) => {
  const isStale = staleCheck(getState);
  // The guard has asked for it, and decides whether it is asked for again.
  await dispatch(authApi.util.getRunningQueryThunk('getProfile', undefined));
  const userId = getProfile.select()(getState()).data?.id;
  if (userId === undefined || isStale()) return;
  const count = dispatch(getUnreadCount.initiate({ userId }, AHEAD));
  const list = dispatch(getNotifications.initiate({ userId, status: shownFirst.status }, AHEAD));
  await Promise.all([count, list]);
};
