import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { ResendRecord } from '@/domain/session/resendClock';

/** The resend clocks on screen, by user id: a mirror of what the device has stored. */
export type ResendState = Readonly<Record<string, ResendRecord | null>>;

const initialState: ResendState = {};

export const resendSlice = createSlice({
  name: 'resend',
  initialState,
  reducers: {
    resendRecordKnown: (
      state,
      { payload }: PayloadAction<{ userId: string; record: ResendRecord | null }>,
    ): ResendState => ({ ...state, [payload.userId]: payload.record }),
  },
  selectors: {
    /** Null if no code was sent lately; `domain/session/resendClock` computes the wait. */
    selectResendRecord: (state, userId: string): ResendRecord | null =>
      Object.hasOwn(state, userId) ? (state[userId] ?? null) : null,
    selectWatchedResends: (state): string[] => Object.keys(state),
  },
});

export const { resendRecordKnown } = resendSlice.actions;
export const { selectResendRecord, selectWatchedResends } = resendSlice.selectors;
