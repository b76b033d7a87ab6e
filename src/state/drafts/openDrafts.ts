import type { AppThunk } from '../types';
import { withTimeout } from '../withTimeout';

/** A disk that takes longer holds nobody up. */
const DISK_LIMIT_MS = 1_000;

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

/**
 * Waits until the disk has followed what was typed and saved: where the page is loaded anew in the
 * next moment, what is saved already would come back as a draft.
 */
export const settleDrafts = (): AppThunk<Promise<void>> => async (dispatch) => {
  try {
    await withTimeout(dispatch(flushDrafts()), DISK_LIMIT_MS);
  } catch {
    // What stays on the disk is found to be saved, or older than the answers, when it is read again.
  }
};
