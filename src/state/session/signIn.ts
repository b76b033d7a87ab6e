import { authApi } from '@/api/authApi';
import { callEndpoint } from '@/api/callEndpoint';
import { otpApi } from '@/api/otpApi';
import { noResponseProblem, type ApiProblem } from '@/api/problem';
import type { Result } from '@/api/request';
import { PATHS, twoFactorAuthPath } from '@/domain/access/paths';
import {
  isAccountNotVerified,
  readLoginResponse,
  type LoginOutcome,
  type SignedInPerson,
} from '@/domain/session/loginOutcome';
import { OTP_TIME_EXPIRED } from '@/domain/session/sessionErrors';
import { normaliseEmail } from '@/domain/validation/normalise';
import { notifyProblem } from '../problems';
import { staleCheck } from '../slices/session';
import type { AppThunk } from '../types';
import { encryptPassword } from './encryptPassword';
import { forgetResendRecord, noteRateLimit, noteSentCode } from './resendClock';
import { beginSession, fetchViewer } from './session';

export interface Credentials {
  email: string;
  password: string;
}

/**
 * The result of a sign-in. Problems have been reported; `unverified` opens a dialog; `left`: the
 * response came after the screen was left, or another session had begun.
 */
export type SignInResult =
  | { kind: 'signedIn' }
  | { kind: 'needsOtp'; userId: string }
  | { kind: 'unverified'; email: string }
  | { kind: 'left' }
  | { kind: 'failed'; problem: ApiProblem };

/**
 * Asks the server for a session, or for the temporary token if a code is needed first. `email` is
 * normalised.
 */
export const askToSignIn =
  (
    email: string,
    password: string,
  ): AppThunk<Promise<Result<Exclude<LoginOutcome, { kind: 'unusable' }>>>> =>
  async (dispatch, _getState, { effects }) => {
    const encrypted = await dispatch(encryptPassword(password));
    if (encrypted.problem) return encrypted;
    const body = { email, password: encrypted.value, device_id: effects.deviceId() };
    const { login } = authApi.endpoints;
    const result = await dispatch(callEndpoint(login, { body, problems: 'inline' }));
    if (result.problem) return result;
    const outcome = readLoginResponse(result.value, effects.clock.nowMs(), effects.serverAheadMs());
    if (outcome.kind === 'unusable') return { problem: noResponseProblem('unreadable', false) };
    return { value: outcome };
  };

/**
 * Signs in and navigates: to `/` with a session, or to the page of the one-time code, for which a
 * first code is sent by SMS unless one was sent before (sign-in.md#login). `onBegun`: the session
 * has begun, and the page is still there.
 */
export const signIn =
  (
    { email: typed, password }: Credentials,
    screen?: AbortSignal,
    onBegun?: (person: SignedInPerson) => void,
  ): AppThunk<Promise<SignInResult>> =>
  async (dispatch, getState, { effects }) => {
    const isStale = staleCheck(getState, screen);
    const email = normaliseEmail(typed);
    const result = await dispatch(askToSignIn(email, password));
    if (isStale()) return { kind: 'left' };
    if (result.problem) {
      const { problem } = result;
      if (isAccountNotVerified(problem.message)) return { kind: 'unverified', email };
      dispatch(notifyProblem('login', problem));
      return { kind: 'failed', problem };
    }
    const outcome = result.value;
    if (outcome.kind === 'needsOtp') {
      const result = await dispatch(sendFirstCode(outcome, isStale));
      if (result.kind === 'needsOtp')
        effects.navigate(twoFactorAuthPath(outcome.userId), { keepQuery: true });
      return result;
    }
    dispatch(beginSession(outcome.token, outcome.expiresAtMs));
    // The next page would ask a moment later.
    dispatch(fetchViewer());
    onBegun?.(outcome.person);
    const isLeft = staleCheck(getState, screen);
    // These calls leave first: another page takes a cheap phone a moment. In a hidden page that can be
    // long, and the guard has led on by then.
    await effects.clock.wait(0);
    if (!isLeft()) effects.navigate(PATHS.root, { replace: true, keepQuery: true });
    return { kind: 'signedIn' };
  };

interface NeedsOtp {
  userId: string;
  token: string;
  expiresAtMs: number;
}

/** Stores the temporary token and sends the first code if none was sent. */
export const sendFirstCode =
  (
    { userId, token, expiresAtMs }: NeedsOtp,
    isStale: () => boolean,
  ): AppThunk<Promise<SignInResult>> =>
  async (dispatch, _getState, { effects }) => {
    const { temporaryTokens, resendRecords } = effects;
    // Assumption: a code that may have been accepted cannot be used again; another one is needed.
    if (temporaryTokens.readMayBeTaken(userId)) {
      dispatch(forgetResendRecord(userId));
      temporaryTokens.remove(userId);
    }
    const wasSent = resendRecords.read(userId) !== null || temporaryTokens.read(userId) !== null;
    temporaryTokens.store(userId, token, expiresAtMs);
    if (!wasSent) {
      const { sendOtp } = otpApi.endpoints;
      const result = await dispatch(callEndpoint(sendOtp, { userId, channel: 'sms' }));
      if (!result.problem) {
        dispatch(noteSentCode(userId, result.value));
      } else {
        const sendProblem = result.problem;
        // This says nothing about the password: the temporary token is no longer valid.
        const problem =
          sendProblem.status === 401
            ? { ...sendProblem, message: null, explanation: OTP_TIME_EXPIRED }
            : sendProblem;
        // Refused because a code was sent a moment ago: that code is valid, and the page shows the
        // wait.
        if (problem.status === 429) dispatch(noteRateLimit(userId, problem));
        // Assumption: a user without a telephone is not locked out; the page offers the e-mail.
        const hasPage = problem.status === 429 || problem.status === 422;
        if (!hasPage) temporaryTokens.remove(userId);
        if (isStale()) return { kind: 'left' };
        dispatch(notifyProblem('sendOtp', problem));
        if (!hasPage) return { kind: 'failed', problem };
      }
      if (isStale()) return { kind: 'left' };
    }
    return { kind: 'needsOtp', userId };
  };
