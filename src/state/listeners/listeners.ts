import { createListenerMiddleware } from '@reduxjs/toolkit';
import type { StoreExtra } from '../types';
import { listenForNotices } from './notices';
import type { StartListening } from './startListening';

/** All listeners of the store: what happens because something else has happened. */
export function makeListeners(extra: StoreExtra) {
  const listeners = createListenerMiddleware({
    extra,
    onError: (error) => extra.effects.report(error, { where: 'listener' }),
  });
  const startListening = listeners.startListening as StartListening;
  listenForNotices(startListening);
  return listeners.middleware;
}
