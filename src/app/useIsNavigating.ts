import { useNavigation } from 'react-router-dom';
import { useIsPageOnItsWay } from '@/ui/feedback/pageOnItsWay';

/** True while the router fetches a page, or a page waits for what it cannot be shown without. */
export function useIsNavigating(): boolean {
  const { state } = useNavigation();
  const isOnItsWay = useIsPageOnItsWay();
  return state !== 'idle' || isOnItsWay;
}
