import { createListenerMiddleware } from '@reduxjs/toolkit';
import type { RootState } from '../rootReducer';
import type { AppDispatch, StoreExtra } from '../types';
import { listenForIdentity } from './identity';
import { listenForMovedStatus } from './movedStatus';
import { listenForNetwork } from './network';
import { listenForNotices } from './notices';
import { listenForProgress } from './progress';
import { listenForReadyToOnboard } from './readyToOnboard';
import { listenForServerErrors } from './serverErrors';
import { listenForSessionExpiry } from './sessionExpiry';

/** All listeners of the store. */
export function makeListeners(extra: StoreExtra) {
  const listeners = createListenerMiddleware<RootState, AppDispatch, StoreExtra>({
    extra,
    onError: (error) => extra.effects.report(error, { where: 'listener' }),
  });
  const { startListening } = listeners;
  listenForNotices(startListening);
  listenForNetwork(startListening);
  listenForSessionExpiry(startListening);
  listenForServerErrors(startListening);
  listenForIdentity(startListening);
  listenForReadyToOnboard(startListening);
  listenForMovedStatus(startListening);
  listenForProgress(startListening);
  return listeners.middleware;
}
