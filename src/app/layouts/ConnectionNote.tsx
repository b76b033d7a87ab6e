import { useAppSelector } from '@/state/hooks';
import { selectIsOnline } from '@/state/slices/network';
import { OfflineNote } from '@/ui/feedback/OfflineNote';

/** Says, for as long as it lasts, that there is no connection. */
export function ConnectionNote() {
  const isOnline = useAppSelector(selectIsOnline);
  return <OfflineNote isOffline={!isOnline} />;
}
