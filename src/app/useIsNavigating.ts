import { useNavigation } from 'react-router-dom';
import { useIsPagePending } from '@/ui/feedback/pendingPage';

/** True while the router loads a page, or a page waits for data it cannot be shown without. */
export function useIsNavigating(): boolean {
  const { state } = useNavigation();
  const isPagePending = useIsPagePending();
  return state !== 'idle' || isPagePending;
}
