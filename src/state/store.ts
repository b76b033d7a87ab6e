import { configureStore, type Store } from '@reduxjs/toolkit';
import { baseApi } from '@/api/baseApi';
import { makeDraftPersistor } from './drafts/draftPersistor';
import type { Effects } from './effects';
import { makeListeners } from './listeners/listeners';
import { makeRootReducer, type RootState } from './rootReducer';
import type { PendingCredentials, StoreExtra } from './types';

export interface StoreOptions {
  effects: Effects;
  preloadedState?: Partial<RootState>;
}

/** redux-persist's own actions contain callbacks, and the response of a call may be a file. */
const CARRYING_MORE = ['persist/PERSIST', 'persist/FLUSH', 'api/executeMutation/fulfilled'];

/** Checks of the development build; they are slow for long lists, which is expected. */
const SLOW_CHECK = { warnAfter: 500 };

/** Makes a store that acts outside only through `effects`. Nothing runs until it is used. */
export function makeStore({ effects, preloadedState }: StoreOptions) {
  const rootReducer = makeRootReducer();
  const drafts = makeDraftPersistor(effects.draftStore, rootReducer, (): Store => store);
  const pendingCredentials: PendingCredentials = { verificationToken: null };
  const extra: StoreExtra = { effects, drafts, pendingCredentials, wire: effects.wire };
  const store = configureStore({
    reducer: rootReducer,
    // Any extension of the browser could read the drafts and the profile there.
    devTools: process.env.NODE_ENV === 'development',
    ...(preloadedState === undefined ? {} : { preloadedState }),
    middleware: (getDefaultMiddleware) =>
      getDefaultMiddleware({
        thunk: { extraArgument: extra },
        serializableCheck: { ignoredActions: CARRYING_MORE, ...SLOW_CHECK },
        immutableCheck: SLOW_CHECK,
      })
        .prepend(makeListeners(extra))
        .concat(baseApi.middleware),
  });
  return store;
}

export type AppStore = ReturnType<typeof makeStore>;
