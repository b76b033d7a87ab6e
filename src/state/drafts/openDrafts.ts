import type { AppThunk } from '../types';
import { withTimeout } from '../withTimeout';

/** A disk that takes longer is not waited for. */
const DISK_LIMIT_MS = 1_000;

/** Reads what the user has typed on this device and stores what is typed from here on. */
export const openDrafts =
  (userId: number): AppThunk<Promise<void>> =>
  (_dispatch, _getState, { drafts }) =>
    drafts.open(userId);

/** Writes what waits to be written: the page may be gone in a moment. */
export const flushDrafts =
  (): AppThunk<Promise<void>> =>
  (_dispatch, _getState, { drafts }) =>
    drafts.flush();

/**
 * Waits until the disk has what was typed last and no longer what is saved: a page that is loaded
 * again in the next moment would show it as a draft.
 */
export const settleDrafts = (): AppThunk<Promise<void>> => async (dispatch) => {
  try {
    await withTimeout(dispatch(flushDrafts()), DISK_LIMIT_MS);
  } catch {
    // When it is read again, what is left there is found to be saved or older than what the server has.
  }
};
