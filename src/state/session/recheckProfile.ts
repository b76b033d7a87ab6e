import { authApi } from '@/api/authApi';
import type { AppThunk } from '../types';

const { getProfile } = authApi.endpoints;

/** Loads a profile that the page has read before once more; others are not asked. */
export const recheckProfile = (): AppThunk => (dispatch, getState) => {
  if (getProfile.select()(getState()).data === undefined) return;
  void dispatch(getProfile.initiate(undefined, { forceRefetch: true, subscribe: false }));
};
