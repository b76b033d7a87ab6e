import { createSelector } from '@reduxjs/toolkit';
import { authApi } from '@/api/authApi';
import { unanswered, type ApiProblem } from '@/api/problem';
import { userApi } from '@/api/userApi';
import { isStatusId, statusRules } from '@/domain/access/statuses';
import { readViewer, type Viewer } from '@/domain/access/viewer';
import { problemIn } from './problems';
import type { RootState } from './rootReducer';
import type { AppThunk } from './types';

const { getProfile } = authApi.endpoints;
const { getUserDetail } = userApi.endpoints;

/** Partner presence decides only where an applicant is sent, so only theirs is asked for. */
const needsDetail = (statusId: number | null): boolean =>
  isStatusId(statusId) && statusRules[statusId].set === 'onboarding';

/** What the guards know of the signed-in user, from the cache; null while it is not loaded. */
export const selectViewer: (state: RootState) => Viewer | null = createSelector(
  (state: RootState) => getProfile.select()(state).data,
  (state: RootState) => getUserDetail.select()(state).data,
  (profile, detail) => {
    if (profile === undefined) return null;
    if (needsDetail(profile.status_id) && detail === undefined) return null;
    return readViewer(profile, detail?.partner_id);
  },
);

export type ViewerResult = { viewer: Viewer; problem?: never } | { problem: ApiProblem };

/** Begins to load the detail beside the profile where the last visit makes it likely to be needed. */
const prefetchDetail =
  (): AppThunk<Promise<void>> =>
  async (dispatch, _getState, { effects }) => {
    const lastTime = await effects.userCookie.read();
    if (lastTime !== null && needsDetail(lastTime.statusId))
      void dispatch(getUserDetail.initiate(undefined, { subscribe: false }));
  };

/**
 * Loads what the root decision and the guards need: the profile, and for applicants the detail with
 * its partner (decisions.md 2). What is in the cache is not asked again. Problems are not told here:
 * who asks decides, since the root ends the session with them.
 */
export const loadViewer = (): AppThunk<Promise<ViewerResult>> => async (dispatch) => {
  try {
    const once = { subscribe: false } as const;
    const loading = dispatch(getProfile.initiate(undefined, once)).unwrap();
    await dispatch(prefetchDetail());
    const profile = await loading;
    const detail = needsDetail(profile.status_id)
      ? await dispatch(getUserDetail.initiate(undefined, once)).unwrap()
      : undefined;
    return { viewer: readViewer(profile, detail?.partner_id) };
  } catch (error) {
    return { problem: problemIn(error) ?? unanswered('unreadable', false) };
  }
};
