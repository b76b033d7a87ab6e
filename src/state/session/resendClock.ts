import type { ApiProblem } from '@/api/problem';
import type { OtpContact } from '@/api/wire';
import { temporaryExpiry } from '@/domain/session/loginOutcome';
import {
  afterClockJump,
  afterRateLimit,
  afterSend,
  type ResendRecord,
} from '@/domain/session/resendClock';
import { resendRecordKnown, selectResendRecord, selectWatchedResends } from '../slices/resend';
import { codeSent } from '../slices/signIn';
import type { AppThunk } from '../types';

const keep =
  (userId: string, record: ResendRecord): AppThunk =>
  (dispatch, _getState, { effects }) => {
    effects.resendRecords.store(userId, record);
    dispatch(resendRecordKnown({ userId, record }));
  };

/** Begins the wait after a code was sent, and stores where the code went. */
export const noteSentCode =
  (userId: string, { phone_number: phone, email }: OtpContact): AppThunk =>
  (dispatch, _getState, { effects }) => {
    const record = effects.resendRecords.read(userId);
    dispatch(keep(userId, afterSend(record, effects.clock.nowMs())));
    const to = phone ?? email;
    if (to === undefined) return;
    effects.temporaryTokens.storeSentTo(userId, to);
    dispatch(codeSent({ userId, to }));
  };

/** Begins the wait that the server asked for when it refused to send a code (429). */
export const noteRateLimit =
  (userId: string, { retryAfterS = 0 }: ApiProblem): AppThunk =>
  (dispatch, _getState, { effects }) => {
    const record = effects.resendRecords.read(userId);
    dispatch(keep(userId, afterRateLimit(record, retryAfterS, effects.clock.nowMs())));
  };

/** Reads what the device knows about the codes sent to a user; a screen does so when it opens. */
export const recallSentCodes =
  (userId: string): AppThunk =>
  (dispatch, _getState, { effects }) => {
    dispatch(loadResendRecord(userId));
    const to = effects.temporaryTokens.readSentTo(userId);
    if (to !== null) dispatch(codeSent({ userId, to }));
  };

/**
 * The device's clock has jumped by `jumpMs`: the wait goes on as if it had not, and the temporary
 * token stays valid, because its end was computed with the old time; the server decides.
 */
export const followClockJump =
  (userId: string, jumpMs: number): AppThunk =>
  (dispatch, getState, { effects }) => {
    const nowMs = effects.clock.nowMs();
    const record = selectResendRecord(getState(), userId);
    const moved = record && afterClockJump(record, jumpMs, nowMs);
    if (moved !== null && moved !== record) dispatch(keep(userId, moved));
    const token = effects.temporaryTokens.read(userId);
    if (token !== null) effects.temporaryTokens.store(userId, token, temporaryExpiry(null, nowMs));
  };

/** Reads the clock of a user from the device. */
export const loadResendRecord =
  (userId: string): AppThunk =>
  (dispatch, _getState, { effects }) => {
    dispatch(resendRecordKnown({ userId, record: effects.resendRecords.read(userId) }));
  };

/** Reads all clocks on screen from the device again: another tab has changed one. */
export const reloadResendRecords = (): AppThunk => (dispatch, getState) => {
  for (const userId of selectWatchedResends(getState())) dispatch(loadResendRecord(userId));
};

/** Removes the clock after a right code. */
export const forgetResendRecord =
  (userId: string): AppThunk =>
  (dispatch, _getState, { effects }) => {
    effects.resendRecords.remove(userId);
    dispatch(resendRecordKnown({ userId, record: null }));
  };
