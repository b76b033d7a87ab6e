import { withTimeout } from '@/primitives/withTimeout';
import { selectUserId } from '../slices/session';
import type { AppThunk } from '../types';

/** A slower device is not waited for. */
const DISK_LIMIT_MS = 1_000;

/** Reads the user's stored drafts and stores what is typed from then on. */
export const openDrafts =
  (userId: number): AppThunk<Promise<void>> =>
  (_dispatch, _getState, { drafts }) =>
    drafts.open(userId);

/**
 * Reads the drafts of somebody who has just signed in, before the profile says whether there is an
 * application that waits for them. The profile decides whose they are.
 */
export const openDraftsAhead =
  (userId: number): AppThunk =>
  (_dispatch, getState, { drafts }) => {
    if (selectUserId(getState()) === null) void drafts.open(userId, true);
  };

/** The server has said whose session it is: nobody else's drafts stay open. */
export const closeOthersDrafts =
  (userId: number): AppThunk =>
  (_dispatch, _getState, { drafts }) =>
    drafts.closeOthers(userId);

/** Writes pending changes: the page may close at any moment. */
export const flushDrafts =
  (): AppThunk<Promise<void>> =>
  (_dispatch, _getState, { drafts }) =>
    drafts.flush();

/**
 * Waits until the device has the latest drafts and no saved ones: a reload right afterwards would
 * show a saved one as a draft.
 */
export const settleDrafts = (): AppThunk<Promise<void>> => async (dispatch) => {
  try {
    await withTimeout(dispatch(flushDrafts()), DISK_LIMIT_MS);
  } catch {
    // On the next read, a leftover draft is recognised as saved or as older than the server's data.
  }
};
