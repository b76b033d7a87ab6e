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
const { getUserDetail } = userApi.endpoints;

/** The cookie is for others to read. Storing it at once would hold up the page that the user waits for. */
const COOKIE_DELAY_MS = 1_000;

/**
 * When the server has identified the user: opens the drafts of a user whose onboarding is open, and
 * refreshes the summary in the user cookie.
 */
export function listenForIdentity(startListening: StartListening): void {
  startListening({
    matcher: isAnyOf(getProfile.matchFulfilled, getUserDetail.matchFulfilled),
    effect: async (_action, { dispatch, getState, extra, cancelActiveListeners, delay }) => {
      const profile = getProfile.select()(getState()).data;
      if (profile === undefined || !selectHasSession(getState())) return;
      if (selectUserId(getState()) !== profile.id) {
        dispatch(userIdentified({ userId: profile.id }));
        dispatch(closeOthersDrafts(profile.id));
      }
      const detail = getUserDetail.select()(getState()).data;
      const viewer = readViewer(profile, detail?.partner_id);
      const { roleId, typeId, statusId, hasPartner } = viewer;
      if (isStatusId(statusId) && statusRules[statusId].set === 'onboarding')
        void dispatch(openDrafts(profile.id));
      // The cookie belongs to the browser's session; a tab on `auth` may have another user.
      if (selectSessionSource(getState()) !== 'cookie') return;
      const isStale = staleCheck(getState);
      cancelActiveListeners();
      await delay(COOKIE_DELAY_MS);
      await extra.effects.userCookie.store(
        { roleId, typeId, statusId, hasPartner },
        () => !isStale(),
      );
    },
  });
}
