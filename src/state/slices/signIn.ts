import { createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit';
import type { ApiProblem } from '@/api/problem';
import type { MailWait } from '@/domain/session/accountVerification';
import type { SignOutReason } from '../effects';
import { noticeShown } from '../notices';
import { sessionBegun, sessionEnded, sessionRenewed } from './session';

/** The state of a verification link; `verifiedBefore`: the link was used already. */
export type AccountVerification =
  | { step: 'none' | 'running' | 'verified' | 'verifiedBefore' }
  | { step: 'failed'; problem: ApiProblem };

/** The state between the login page and a session; all of it is gone with a reload. */
export interface SignInState {
  account: AccountVerification;
  /** The waits for another verification mail on screen: a mirror of the device's. */
  mailWaits: Readonly<Record<string, MailWait | null>>;
  /** The masked number or address that the last code went to, by user id. */
  codeSentTo: Readonly<Record<string, string>>;
  /** The user whose one-time code was right, until the dialog about it is closed. */
  verifiedUserId: string | null;
  /** A new password was stored, and its page is about to be left. */
  isPasswordSet: boolean;
  /** Stays on the login page after the toast is gone (A6). */
  signOutReason: SignOutReason | null;
}

const initialState: SignInState = {
  account: { step: 'none' },
  mailWaits: {},
  codeSentTo: {},
  verifiedUserId: null,
  isPasswordSet: false,
  signOutReason: null,
};

const ownOf = <Value>(values: Readonly<Record<string, Value | null>>, key: string): Value | null =>
  Object.hasOwn(values, key) ? (values[key] ?? null) : null;

export const signInSlice = createSlice({
  name: 'signIn',
  initialState,
  reducers: {
    accountVerificationChanged: (state, { payload }: PayloadAction<AccountVerification>) => ({
      ...state,
      account: payload,
    }),
    mailWaitKnown: (
      state,
      { payload }: PayloadAction<{ email: string; wait: MailWait | null }>,
    ): SignInState => ({
      ...state,
      mailWaits: { ...state.mailWaits, [payload.email]: payload.wait },
    }),
    codeSent: (state, { payload }: PayloadAction<{ userId: string; to: string }>): SignInState => ({
      ...state,
      codeSentTo: { ...state.codeSentTo, [payload.userId]: payload.to },
    }),
    /** Null: the dialog about it is closed. */
    codeVerified: (state, { payload }: PayloadAction<{ userId: string | null }>) => ({
      ...state,
      verifiedUserId: payload.userId,
    }),
    passwordSetChanged: (state, { payload }: PayloadAction<boolean>) => ({
      ...state,
      isPasswordSet: payload,
    }),
    signOutReasonSet: (state, { payload }: PayloadAction<SignOutReason | null>) => ({
      ...state,
      signOutReason: payload,
    }),
  },
  extraReducers: (builder) => {
    builder.addCase(noticeShown, (state, { payload }) =>
      payload.signOutReason === undefined
        ? state
        : { ...state, signOutReason: payload.signOutReason },
    );
    builder.addCase(sessionEnded, (state) => ({ ...state, verifiedUserId: null }));
    builder.addMatcher(isAnyOf(sessionBegun, sessionRenewed), (state) => ({
      ...state,
      codeSentTo: {},
      verifiedUserId: null,
      isPasswordSet: false,
      signOutReason: null,
    }));
  },
  selectors: {
    selectAccountVerification: (state) => state.account,
    selectMailWait: (state, email: string): MailWait | null => ownOf(state.mailWaits, email),
    selectWatchedMails: (state): string[] => Object.keys(state.mailWaits),
    /** Null if unknown, for example if another tab has sent it. */
    selectCodeSentTo: (state, userId: string): string | null => ownOf(state.codeSentTo, userId),
    selectVerifiedUserId: (state) => state.verifiedUserId,
    selectIsPasswordSet: (state) => state.isPasswordSet,
    selectSignOutReason: (state) => state.signOutReason,
  },
});

export const {
  accountVerificationChanged,
  mailWaitKnown,
  codeSent,
  codeVerified,
  passwordSetChanged,
  signOutReasonSet,
} = signInSlice.actions;
export const {
  selectAccountVerification,
  selectMailWait,
  selectWatchedMails,
  selectCodeSentTo,
  selectVerifiedUserId,
  selectIsPasswordSet,
  selectSignOutReason,
} = signInSlice.selectors;
