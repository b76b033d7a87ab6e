import type { RouteObject } from 'react-router-dom';
import { selectConfig } from '@/state/slices/config';
import { selectHasSession } from '@/state/slices/session';
import type { AppThunk } from '@/state/types';
import type { GuardContext } from './guardContext';

/**
 * For a route below a guard, which waits for the profile: its data is asked for together with that,
 * and not a round later. Once the route is open, its page asks for what it needs.
 */
export const besideGuard = (
  { store }: GuardContext,
  fetchData: () => AppThunk,
): Pick<RouteObject, 'loader' | 'shouldRevalidate'> => ({
  loader() {
    const state = store.getState();
    // A portal is told of each call that fails, and a page asks again for what has failed here.
    if (selectHasSession(state) && !selectConfig(state).isEmbedded) store.dispatch(fetchData());
    return null;
  },
  shouldRevalidate: () => false,
});
