import { authApi } from '@/api/authApi';
import { callEndpoint } from '@/api/callEndpoint';
import type { AppThunk } from '../types';

const { getProfile } = authApi.endpoints;

/** Loads a profile that the page has read before once more; others are not asked. */
export const recheckProfile = (): AppThunk => (dispatch, getState) => {
  if (getProfile.select()(getState()).data === undefined) return;
  void dispatch(callEndpoint(getProfile, undefined));
};
