import type { AppThunk } from '@/state/types';

/**
 * Whether the user is at this location, and not on the way to another one. React may show where the
 * router is a moment later.
 */
export const isAt =
  (locationKey: string): AppThunk<boolean> =>
  (_dispatch, _getState, { effects }) =>
    effects.isAt(locationKey);
