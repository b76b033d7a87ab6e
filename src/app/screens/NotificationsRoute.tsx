import { authApi, useGetProfileQuery } from '@/api/authApi';
import { notificationApi } from '@/api/notificationApi';
import { NOTIFICATION_FILTERS } from '@/domain/notifications/notifications';
import { HomeStatusBanner } from '@/features/notifications/HomeStatusBanner';
import { NotificationsScreen } from '@/features/notifications/NotificationsScreen';
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
export const fetchListAhead = (): AppThunk<Promise<void>> => async (dispatch) => {
  const profile = await dispatch(getProfile.initiate(undefined, { subscribe: false }));
  if (profile.data === undefined) return;
  const { id: userId } = profile.data;
  const count = dispatch(getUnreadCount.initiate({ userId }, AHEAD));
  const list = dispatch(getNotifications.initiate({ userId, status: shownFirst.status }, AHEAD));
  await Promise.all([count, list]);
};
