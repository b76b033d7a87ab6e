import type { AppThunk } from '../types';

/** Reads what the user has typed on this device and keeps what is typed from here on. */
export const openDrafts =
  (userId: number): AppThunk<Promise<void>> =>
  (_dispatch, _getState, { drafts }) =>
    drafts.open(userId);

/** Writes what waits to be written: the page may be gone in a moment. */
export const flushDrafts =
  (): AppThunk<Promise<void>> =>
  (_dispatch, _getState, { drafts }) =>
    drafts.flush();
