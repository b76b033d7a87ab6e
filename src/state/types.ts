import type { ThunkAction, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { LinkSession } from '@/api/accountApi';
import type { WireExtra } from '@/api/baseQuery';
import type { DraftPersistor } from './drafts/draftPersistor';
import type { Effects } from './effects';
import type { RootState } from './rootReducer';

/** What thunks, listeners and calls get besides the state. */
export interface StoreExtra extends WireExtra {
  effects: Effects;
  drafts: DraftPersistor;
  pendingCredentials: PendingCredentials;
}

/** A link to the e-KYC page of the signed-in user. */
export interface EkycLink {
  token: string;
  /** Null if unknown. */
  expiresAtMs: number | null;
  /** The session that it was made in. */
  generation: number;
}

/** Secrets that are needed in a moment and must not be in the state. */
export interface PendingCredentials {
  /** The token of a mailed link, for another try. */
  verificationToken: string | null;
  /** The session of a link to the e-KYC page, until it is clear whether this tab may use it. */
  ekycSession?: LinkSession | undefined;
  /** The last link to the e-KYC page that this tab has asked for. */
  ekycLink?: EkycLink | undefined;
}

export type AppDispatch = ThunkDispatch<RootState, StoreExtra, UnknownAction>;
export type AppThunk<Result = void> = ThunkAction<Result, RootState, StoreExtra, UnknownAction>;
