import { isAnyOf } from '@reduxjs/toolkit';
import { authApi } from '@/api/authApi';
import { userApi } from '@/api/userApi';
import { isStatusId, statusRules } from '@/domain/access/statuses';
import { readViewer } from '@/domain/access/viewer';
import { closeOthersDrafts, openDrafts } from '../drafts/openDrafts';
import {
  selectHasSession,
  selectSessionSource,
  selectUserId,
  staleCheck,
  userIdentified,
} from '../slices/session';
import type { StartListening } from './startListening';

const { getProfile } = authApi.endpoints;
const { getUserDetail, updateOnboardingStatus } = userApi.endpoints;

/** The cookie is for others to read. Storing it at once would hold up the page that the user waits for. */
const COOKIE_DELAY_MS = 1_000;

/**
 * When the server has identified the user: opens the drafts of a user whose onboarding is open. When
 * what the user cookie summarises may have changed: stores it.
 */
export function listenForIdentity(startListening: StartListening): void {
  startListening({
    matcher: isAnyOf(getProfile.matchFulfilled, getUserDetail.matchFulfilled),
    effect: (_action, { dispatch, getState }) => {
      const profile = getProfile.select()(getState()).data;
      if (profile === undefined || !selectHasSession(getState())) return;
      if (selectUserId(getState()) !== profile.id) {
        dispatch(userIdentified({ userId: profile.id }));
        dispatch(closeOthersDrafts(profile.id));
      }
      const { statusId } = readViewer(profile, null);
      if (isStatusId(statusId) && statusRules[statusId].set === 'onboarding')
        void dispatch(openDrafts(profile.id));
    },
  });

  startListening({
    matcher: isAnyOf(
      getProfile.matchFulfilled,
      getUserDetail.matchFulfilled,
      updateOnboardingStatus.matchFulfilled,
    ),
    effect: async (_action, { getState, extra, cancelActiveListeners, delay }) => {
      // The cookie belongs to the browser's session; a tab on `auth` may have another user.
      if (selectSessionSource(getState()) !== 'cookie') return;
      const isStale = staleCheck(getState);
      cancelActiveListeners();
      await delay(COOKIE_DELAY_MS);
      const profile = getProfile.select()(getState()).data;
      if (profile === undefined) return;
      const detail = getUserDetail.select()(getState()).data;
      const { roleId, typeId, statusId, hasPartner } = readViewer(profile, detail?.partner_id);
      await extra.effects.userCookie.store(
        { roleId, typeId, statusId, hasPartner },
        () => !isStale(),
      );
    },
  });
}
