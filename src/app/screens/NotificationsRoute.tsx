import { useGetProfileQuery } from '@/api/authApi';
import { HomeStatusBanner } from '@/features/notifications/HomeStatusBanner';
import { NotificationsScreen } from '@/features/notifications/NotificationsScreen';

/** The home of all roles: where the application stands, and the notifications of the signed-in user. */
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
