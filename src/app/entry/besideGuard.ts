import type { RouteObject } from 'react-router-dom';
import { selectHasSession } from '@/state/slices/session';
import type { AppThunk } from '@/state/types';
import type { GuardContext } from './guardContext';

/**
 * For a route below a guard, which waits for the profile: its data is asked for together with that,
 * and not a round later. Whoever the address is not for has asked in vain. Once the route is open, its
 * page asks for what it needs.
 */
export const besideGuard = (
  { store }: GuardContext,
  fetchData: () => AppThunk,
): Pick<RouteObject, 'loader' | 'shouldRevalidate'> => ({
  loader() {
    if (selectHasSession(store.getState())) store.dispatch(fetchData());
    return null;
  },
  shouldRevalidate: () => false,
});
