import { setupListeners } from '@reduxjs/toolkit/query';
import { followSave } from './otherTabs';
import { flushDrafts } from './drafts/openDrafts';
import { networkChanged } from './slices/network';
import { reloadMailWaits } from './session/mailWait';
import { reloadResendRecords } from './session/resendClock';
import { leaveWhenIdle } from './session/idle';
import { refreshSession } from './session/refresh';
import { returnToPage } from './session/returnToPage';
import { checkOtherTabs, updateSessionPhase } from './session/sessionPhase';
import type { AppStore } from './store';
import type { Effects } from './effects';

/**
 * Passes events of the page and of other tabs to the store: connection, activity, idleness,
 * visibility, sign-outs. Called once at start; returns an unsubscribe function.
 */
export function watchPage({ dispatch }: AppStore, effects: Effects): () => void {
  const { network, userActivity, tabs, subStepTabs, resendRecords, mailWaits } = effects;
  dispatch(networkChanged({ isOnline: network.isOnline() }));
  let leftAtMs: number | null = null;
  const stops = [
    network.subscribe((isOnline) => dispatch(networkChanged({ isOnline }))),
    tabs.onSessionMoved(() => void dispatch(checkOtherTabs())),
    subStepTabs.onSaved((subStepKey) => dispatch(followSave(subStepKey))),
    resendRecords.subscribe(() => dispatch(reloadResendRecords())),
    mailWaits.subscribe(() => dispatch(reloadMailWaits())),
    userActivity.onActivity(() => void dispatch(refreshSession())),
    userActivity.onIdleness((lastActivityAtMs) => {
      dispatch(updateSessionPhase());
      dispatch(leaveWhenIdle(lastActivityAtMs));
    }),
    userActivity.onVisibilityChange((isVisible) => {
      if (isVisible) {
        dispatch(returnToPage(leftAtMs));
        return;
      }
      leftAtMs = effects.clock.nowMs();
      void dispatch(flushDrafts());
    }),
    // Polling pauses while the page is hidden.
    setupListeners(dispatch, (_dispatch, { onFocus, onFocusLost }) =>
      userActivity.onVisibilityChange((isVisible) =>
        dispatch(isVisible ? onFocus() : onFocusLost()),
      ),
    ),
  ];
  return () => stops.forEach((stop) => stop());
}
