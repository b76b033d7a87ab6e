import { callEndpoint } from '@/api/callEndpoint';
import { otpApi } from '@/api/otpApi';
import { mayBeDone, type ApiProblem } from '@/api/problem';
import type { OtpChannel } from '@/api/wire';
import { PATHS } from '@/domain/access/paths';
import { OTP_MAYBE_TAKEN, readOtpFailure, TOKEN_TIME_EXPIRED } from '@/domain/session/otp';
import { isInvalidJwt, OTP_TIME_EXPIRED } from '@/domain/session/sessionErrors';
import { readExpiry } from '@/domain/session/tokenExpiry';
import { messageRef } from '@/primitives/messageRef';
import { noticeShown } from '../notices';
import { notifyProblem } from '../problems';
import { selectHasSession } from '../slices/session';
import { codeVerified } from '../slices/signIn';
import type { RootState } from '../rootReducer';
import type { AppThunk } from '../types';
import { forgetResendRecord, noteRefusedSend, noteSentCode } from './resendClock';
import { beginSession } from './session';

/**
 * - `verified`: the code was right, and the session goes on with what it has earned.
 * - `wrongCode`: wrong or too old.
 * - `wait`: too many tries, told already. When another code may be sent stands in the resend clock.
 * - `left`: the temporary token ran out, and the user is on the way to `/`; or the page was left.
 * - `failed`: anything else, told already.
 */
export type OtpResult =
  | { kind: 'verified' }
  | { kind: 'wrongCode' }
  | { kind: 'wait' }
  | { kind: 'left' }
  | { kind: 'failed'; problem: ApiProblem };

/** `earned`: the session that a right code is worth. */
export type CheckedCode =
  | Exclude<OtpResult, { kind: 'verified' }>
  | { kind: 'earned'; token: string; expiresAtMs: number | null };

const failureOf = ({ status, message }: ApiProblem) =>
  isInvalidJwt(status, message) ? 'goToRoot' : readOtpFailure(status);

/** The temporary token is of no use any more: back to the root, which leads to login. */
const leave =
  (userId: string): AppThunk =>
  (_dispatch, getState, { effects }) => {
    effects.temporaryTokens.remove(userId);
    // Signing in again over an open page: the page stays, and the dialog asks for the password.
    if (selectHasSession(getState())) return;
    effects.navigate(PATHS.root, { replace: true, keepQuery: true });
  };

/** Why the login page will be there; signing in again over an open page leads nobody to it. */
const codeSignOutReason = (state: RootState): { signOutReason?: 'code' } =>
  selectHasSession(state) ? {} : { signOutReason: 'code' };

/** Has a complete code checked. A response that comes after `screen` was left is told to nobody. */
export const validateOtp =
  (userId: string, otp: string, screen?: AbortSignal): AppThunk<Promise<CheckedCode>> =>
  async (dispatch, getState, { effects }) => {
    const { temporaryTokens } = effects;
    const tokenUsed = temporaryTokens.read(userId);
    const mayBeTaken = temporaryTokens.readMayBeTaken(userId);
    // A login that comes in between has its own.
    const hasSameToken = () => temporaryTokens.read(userId) === tokenUsed;
    // Kept before the call, so that a reload in the middle of it loses nothing.
    temporaryTokens.storeMayBeTaken(userId, true);
    const body = { otp, device_id: effects.deviceId() };
    const result = await dispatch(callEndpoint(otpApi.endpoints.validateOtp, { userId, body }));
    const isAborted = screen?.aborted === true;
    if (!result.problem) {
      // The server has taken the code, seen or not.
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
    switch (failureOf(problem)) {
      case 'goToRoot':
        // Assumption: the spec sends the user to `/` without a word; nobody should wonder why.
        dispatch(
          noticeShown({
            kind: 'warning',
            title: messageRef('common.toast.warning'),
            body: mayBeTaken ? OTP_MAYBE_TAKEN : OTP_TIME_EXPIRED,
            ...codeSignOutReason(getState()),
          }),
        );
        // The code is of no use any more, taken or too old: the next login gets a new one.
        dispatch(forgetResendRecord(userId));
        dispatch(leave(userId));
        return { kind: 'left' };
      case 'wrongCode':
        return { kind: 'wrongCode' };
      case 'wait':
        if (problem.retryAfterS !== undefined) dispatch(noteRefusedSend(userId, problem));
        dispatch(notifyProblem('validateOtp', problem));
        return { kind: 'wait' };
      case 'genericError':
        dispatch(notifyProblem('validateOtp', problem));
        return { kind: 'failed', problem };
    }
  };

/**
 * Signs in with a complete code. The session begins at once, so that no reload loses it; the page
 * stays until the dialog that says so is closed, which calls `finishOtp`.
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

/** Goes on from the dialog that a code was right. */
export const finishOtp =
  (): AppThunk =>
  (dispatch, _getState, { effects }) => {
    effects.navigate(PATHS.root, { replace: true, keepQuery: true });
    dispatch(codeVerified({ userId: null }));
  };

/** What became of another send; `wait` has set the clock that the page shows. */
export type ResendResult =
  { kind: 'sent' | 'wait' | 'left' } | { kind: 'failed'; problem: ApiProblem };

/**
 * Sends another code through the chosen channel. A response that comes after `screen` was left is
 * noted in the resend clock and tells nothing.
 */
export const resendOtp =
  (userId: string, channel: OtpChannel, screen?: AbortSignal): AppThunk<Promise<ResendResult>> =>
  async (dispatch, getState, { effects }) => {
    const result = await dispatch(callEndpoint(otpApi.endpoints.sendOtp, { userId, channel }));
    if (!result.problem) {
      dispatch(noteSentCode(userId, result.value));
      // The server sends none to whom it has let in.
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
    const failure = failureOf(problem);
    if (failure === 'goToRoot') {
      dispatch(
        noticeShown({
          kind: 'warning',
          title: messageRef('common.toast.warning'),
          body: TOKEN_TIME_EXPIRED,
          ...codeSignOutReason(getState()),
        }),
      );
      dispatch(leave(userId));
      return { kind: 'left' };
    }
    if (failure === 'wait') {
      dispatch(noteRefusedSend(userId, problem));
      dispatch(notifyProblem('sendOtp', problem));
      return { kind: 'wait' };
    }
    dispatch(notifyProblem('sendOtp', problem));
    return { kind: 'failed', problem };
  };
