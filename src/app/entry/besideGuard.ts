import type { RouteObject } from 'react-router-dom';
import { selectConfig } from '@/state/slices/config';
import { selectHasSession } from '@/state/slices/session';
import type { AppThunk } from '@/state/types';
import type { GuardContext } from './guardContext';

/** A page whose data takes longer is shown without it. */
const DATA_LIMIT_MS = 1_000;

/**
 * For a route below a guard, which waits for the profile: its data is asked for together with that,
 * and not a round later. What comes soon is there when the page is first drawn: a skeleton that gives
 * way at once would cost a cheap phone a second drawing.
 */
export const besideGuard = (
  { store, effects }: GuardContext,
  fetchData: () => AppThunk<Promise<unknown>>,
): Pick<RouteObject, 'loader' | 'shouldRevalidate'> => ({
  async loader() {
    const state = store.getState();
    // A portal is told of each call that fails, and a page asks again for what has failed here.
    if (selectHasSession(state) && !selectConfig(state).isEmbedded)
      await Promise.race([store.dispatch(fetchData()), effects.clock.wait(DATA_LIMIT_MS)]);
    return null;
  },
  shouldRevalidate: () => false,
});
