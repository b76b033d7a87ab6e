import { combineSlices } from '@reduxjs/toolkit';
import { baseApi } from '@/api/baseApi';
import { configSlice } from './slices/config';
import { draftsSlice } from './slices/drafts';
import { draftStatusSlice } from './slices/draftStatus';
import { networkSlice } from './slices/network';
import { otherTabsSlice } from './slices/otherTabs';
import { resendSlice } from './slices/resend';
import { sessionSlice } from './slices/session';
import { signInSlice } from './slices/signIn';

/** One per store, because the persistence of drafts adds a reducer for each user. */
export const makeRootReducer = () =>
  combineSlices(
    baseApi,
    configSlice,
    draftsSlice,
    draftStatusSlice,
    networkSlice,
    otherTabsSlice,
    resendSlice,
    sessionSlice,
    signInSlice,
  );

export type RootReducer = ReturnType<typeof makeRootReducer>;
export type RootState = ReturnType<RootReducer>;
