import { callEndpoint } from '@/api/callEndpoint';
import { otpApi } from '@/api/otpApi';
import { mayBeDone, type ApiProblem } from '@/api/problem';
import { PATHS } from '@/domain/access/paths';
import {
  OTP_MAYBE_TAKEN,
  readOtpProblem,
  TOKEN_TIME_EXPIRED,
  type OtpChannel,
} from '@/domain/session/otp';
import { isInvalidJwt, OTP_TIME_EXPIRED } from '@/domain/session/sessionErrors';
import { readExpiry } from '@/domain/session/tokenExpiry';
import { messageRef } from '@/primitives/messageRef';
import { noticeShown } from '../notices';
import { notifyProblem } from '../problems';
import { selectHasSession } from '../slices/session';
import { codeVerified } from '../slices/signIn';
import type { RootState } from '../rootReducer';
import type { AppThunk } from '../types';
import { forgetResendRecord, noteRateLimit, noteSentCode } from './resendClock';
import { beginSession } from './session';

/**
 * - `verified`: the code was right, and the session begins.
 * - `wrongCode`: wrong or expired.
 * - `wait`: too many tries, already reported. The resend clock knows when another code may be
 *   sent.
 * - `left`: the temporary token has expired and the user is on the way to `/`, or the page was
 *   left.
 * - `failed`: anything else, already reported.
 */
export type OtpResult =
  | { kind: 'verified' }
  | { kind: 'wrongCode' }
  | { kind: 'wait' }
  | { kind: 'left' }
  | { kind: 'failed'; problem: ApiProblem };

/** `earned`: the session for a right code. */
export type CheckedCode =
  | Exclude<OtpResult, { kind: 'verified' }>
  | { kind: 'earned'; token: string; expiresAtMs: number | null };

const otpProblemOf = ({ status, message }: ApiProblem) =>
  isInvalidJwt(status, message) ? 'goToRoot' : readOtpProblem(status);

/** The temporary token is no longer valid: back to the start page, which leads to login. */
const leave =
  (userId: string): AppThunk =>
  (_dispatch, getState, { effects }) => {
    effects.temporaryTokens.remove(userId);
    // Signing in again over an open page: the page stays, and the dialog asks for the password.
    if (selectHasSession(getState())) return;
    effects.navigate(PATHS.root, { replace: true, keepQuery: true });
  };

/** The reason that the login page shows; signing in again over an open page does not lead there. */
const codeSignOutReason = (state: RootState): { signOutReason?: 'code' } =>
  selectHasSession(state) ? {} : { signOutReason: 'code' };

/** Checks a complete code. A response that comes after `screen` was left is not reported. */
export const validateOtp =
  (userId: string, otp: string, screen?: AbortSignal): AppThunk<Promise<CheckedCode>> =>
  async (dispatch, getState, { effects }) => {
    const { temporaryTokens } = effects;
    const tokenUsed = temporaryTokens.read(userId);
    const mayBeTaken = temporaryTokens.readMayBeTaken(userId);
    // A new login meanwhile has a token of its own.
    const hasSameToken = () => temporaryTokens.read(userId) === tokenUsed;
    // Stored before the call, so that a reload during it loses nothing.
    temporaryTokens.storeMayBeTaken(userId, true);
    const body = { otp, device_id: effects.deviceId() };
    const result = await dispatch(callEndpoint(otpApi.endpoints.validateOtp, { userId, body }));
    const isAborted = screen?.aborted === true;
    if (!result.problem) {
      // The server has accepted the code, whether or not the response arrived.
      if (hasSameToken()) {
        dispatch(forgetResendRecord(userId));
        temporaryTokens.remove(userId);
      }
      if (isAborted) return { kind: 'left' };
      const nowMs = effects.clock.nowMs();
      const { token, expire_time: end } = result.value;
      return {
        kind: 'earned',
        token,
        expiresAtMs: readExpiry(end, nowMs, effects.serverAheadMs()),
      };
    }
    const { problem } = result;
    if (problem.status !== null && !mayBeDone(problem) && hasSameToken())
      temporaryTokens.storeMayBeTaken(userId, false);
    if (isAborted) return { kind: 'left' };
    switch (otpProblemOf(problem)) {
      case 'goToRoot':
        // Assumption: the spec sends the user to `/` without a message; we show one.
        dispatch(
          noticeShown({
            kind: 'warning',
            body: mayBeTaken ? OTP_MAYBE_TAKEN : OTP_TIME_EXPIRED,
            ...codeSignOutReason(getState()),
          }),
        );
        // The code is used or expired: the next login gets a new one.
        dispatch(forgetResendRecord(userId));
        dispatch(leave(userId));
        return { kind: 'left' };
      case 'wrongCode':
        return { kind: 'wrongCode' };
      case 'wait':
        if (problem.retryAfterS !== undefined) dispatch(noteRateLimit(userId, problem));
        dispatch(notifyProblem('validateOtp', problem));
        return { kind: 'wait' };
      case 'genericError':
        dispatch(notifyProblem('validateOtp', problem));
        return { kind: 'failed', problem };
    }
  };

/**
 * Signs in with a complete code. The session begins at once, so that no reload loses it; the page
 * stays until the dialog about it is closed, which calls `finishOtp`.
 */
export const signInWithCode =
  (userId: string, otp: string, screen?: AbortSignal): AppThunk<Promise<OtpResult>> =>
  async (dispatch) => {
    const result = await dispatch(validateOtp(userId, otp, screen));
    if (result.kind !== 'earned') return result;
    dispatch(beginSession(result.token, result.expiresAtMs));
    dispatch(codeVerified({ userId }));
    return { kind: 'verified' };
  };

/** Continues after the dialog that the code was right. */
export const finishOtp =
  (): AppThunk =>
  (dispatch, _getState, { effects }) => {
    effects.navigate(PATHS.root, { replace: true, keepQuery: true });
    dispatch(codeVerified({ userId: null }));
  };

/** The result of sending another code; `wait`: the clock on the page was set. */
export type ResendResult =
  { kind: 'sent' | 'wait' | 'left' } | { kind: 'failed'; problem: ApiProblem };

/**
 * Sends another code through the chosen channel. A response that comes after `screen` was left is
 * stored in the resend clock and not reported.
 */
export const resendOtp =
  (userId: string, channel: OtpChannel, screen?: AbortSignal): AppThunk<Promise<ResendResult>> =>
  async (dispatch, getState, { effects }) => {
    const result = await dispatch(callEndpoint(otpApi.endpoints.sendOtp, { userId, channel }));
    if (!result.problem) {
      dispatch(noteSentCode(userId, result.value));
      // The server sends no code to a user who is already verified.
      effects.temporaryTokens.storeMayBeTaken(userId, false);
      if (screen?.aborted) return { kind: 'left' };
      dispatch(
        noticeShown({
          kind: 'success',
          title: messageRef('notices.otpSent.title'),
          body:
            channel === 'sms'
              ? messageRef('notices.otpSent.sms')
              : messageRef('notices.otpSent.email'),
        }),
      );
      return { kind: 'sent' };
    }
    if (screen?.aborted) return { kind: 'left' };
    const { problem } = result;
    const otpProblem = otpProblemOf(problem);
    if (otpProblem === 'goToRoot') {
      dispatch(
        noticeShown({
          kind: 'warning',
          body: TOKEN_TIME_EXPIRED,
          ...codeSignOutReason(getState()),
        }),
      );
      dispatch(leave(userId));
      return { kind: 'left' };
    }
    if (otpProblem === 'wait') {
      dispatch(noteRateLimit(userId, problem));
      dispatch(notifyProblem('sendOtp', problem));
      return { kind: 'wait' };
    }
    dispatch(notifyProblem('sendOtp', problem));
    return { kind: 'failed', problem };
  };
