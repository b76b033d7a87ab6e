import { useGetProfileQuery } from '@/api/authApi';
import { HomeStatusBanner } from '@/features/notifications/HomeStatusBanner';
import { NotificationsScreen } from '@/features/notifications/NotificationsScreen';

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
