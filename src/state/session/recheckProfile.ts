import { authApi } from '@/api/authApi';
import { callEndpoint } from '@/api/callEndpoint';
import type { AppThunk } from '../types';

const { getProfile } = authApi.endpoints;

/** Reads the profile again, if the page has read it before. */
export const recheckProfile = (): AppThunk => (dispatch, getState) => {
  if (getProfile.select()(getState()).data === undefined) return;
  void dispatch(callEndpoint(getProfile, undefined));
};
