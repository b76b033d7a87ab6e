import { useAppSelector } from '@/state/hooks';
import { selectIsOnline } from '@/state/slices/network';
import { OfflineNote } from '@/ui/feedback/OfflineNote';

/** A note that is shown while there is no connection. */
export function ConnectionNote() {
  const isOnline = useAppSelector(selectIsOnline);
  return <OfflineNote isOffline={!isOnline} />;
}
