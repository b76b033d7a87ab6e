import { createSelector } from '@reduxjs/toolkit';
import type { DataRouter } from 'react-router-dom';
import { authApi } from '@/api/authApi';
import { userApi } from '@/api/userApi';
import { readViewer, type Viewer } from '@/domain/access/viewer';
import type { Effects } from '@/state/effects';
import type { RootState } from '@/state/rootReducer';
import { selectHasSession } from '@/state/slices/session';
import {
  selectAccountVerification,
  selectIsPasswordSet,
  selectVerifiedUserId,
} from '@/state/slices/signIn';
import type { AppStore } from '@/state/store';

const selectProfileQuery = authApi.endpoints.getProfile.select();
const selectDetailQuery = userApi.endpoints.getUserDetail.select();

const selectDetail = (state: RootState) => selectDetailQuery(state).data;
const selectPartnerId = (state: RootState) => selectDetail(state)?.partner_id ?? null;

export const selectProfile = (state: RootState) => selectProfileQuery(state).data;
export const selectIsVerifyingAccount = (state: RootState) =>
  selectAccountVerification(state).step !== 'none';

/** All that the store knows about who may see which page; the same array until a value changes. */
export const selectAccessFacts = createSelector(
  [
    selectHasSession,
    (state: RootState) => state.session.generation,
    selectProfile,
    selectPartnerId,
    selectVerifiedUserId,
    selectIsPasswordSet,
    selectIsVerifyingAccount,
  ],
  (...facts) => facts,
);

/** Null until profile and detail are loaded. */
export const selectViewer = (state: RootState): Viewer | null => {
  const profile = selectProfile(state);
  const detail = selectDetail(state);
  return profile && detail ? readViewer(profile, detail.partner_id) : null;
};

/** What the guards of the routes work with. */
export interface GuardContext {
  store: AppStore;
  effects: Effects;
  /** The first guard is asked while the router is still being made. */
  router: Promise<DataRouter>;
  /** The visit that a guard is deciding about; null, or aborted, if there is none. */
  deciding: Request | null;
  /**
   * A guard has just led on: the next one decides by the same profile, which may be asked for again by
   * now (Ready to Onboard). Who is led to the start page without a profile has it loaded there.
   */
  isLedOn: boolean;
  /** The facts of the store at the last decision. */
  decidedBy: readonly unknown[];
  /** Lets the guards decide again if the facts have changed since. */
  follow(this: void): void;
}
