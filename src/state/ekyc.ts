import { authApi } from '@/api/authApi';
import { callEndpoint } from '@/api/callEndpoint';
import { ekycApi } from '@/api/ekycApi';
import { noResponseProblem, type ApiProblem } from '@/api/problem';
import { REQUEST_TIMEOUT_MS, type Result } from '@/api/request';
import { userApi } from '@/api/userApi';
import type { FileRef, UserDetail } from '@/api/wire';
import { EKYC_PAGE } from '@/domain/access/paths';
import { STATUS } from '@/domain/access/statuses';
import { ekycStage } from '@/domain/ekyc/ekycStage';
import { isExpired, readExpiry } from '@/domain/session/tokenExpiry';
import { moveOn } from './onboarding';
import { selectUserId, staleCheck } from './slices/session';
import type { AppThunk, EkycLink } from './types';

/** Whether the e-KYC page opens; `left`: the response came after the screen was left. */
export type EkycOpening = { kind: 'opened' | 'left' } | { kind: 'failed'; problem: ApiProblem };

/** A link that is still valid: the last one of this session, or a new one. */
export const createEkycLink =
  (): AppThunk<Promise<Result<EkycLink>>> =>
  async (dispatch, getState, { effects, pendingCredentials }) => {
    const { generation } = getState().session;
    const last = pendingCredentials.ekycLink;
    if (last?.generation === generation && !isExpired(last.expiresAtMs, effects.clock.nowMs()))
      return { value: last };
    const result = await dispatch(callEndpoint(ekycApi.endpoints.createEkycToken, undefined));
    if (result.problem) return result;
    const { token, expire_time: expireTime } = result.value;
    const expiresAtMs = readExpiry(expireTime, effects.clock.nowMs(), effects.serverAheadMs());
    const value = { token, expiresAtMs, generation };
    pendingCredentials.ekycLink = value;
    return { value };
  };

/**
 * Goes to the e-KYC page of the signed-in user, with a token for the device that the user may go on
 * with. The token is not in the address.
 */
export const openEkyc =
  (screen: AbortSignal, isReplacing = false): AppThunk<Promise<EkycOpening>> =>
  async (dispatch, getState, { effects }) => {
    const isStale = staleCheck(getState, screen);
    const { problem } = await dispatch(createEkycLink());
    if (isStale()) return { kind: 'left' };
    if (problem) return { kind: 'failed', problem };
    effects.navigate(EKYC_PAGE, { replace: isReplacing, keepQuery: true });
    return { kind: 'opened' };
  };

/**
 * Begins the e-KYC again after an invalid one: the status moves back to e-KYC Waiting. Assumption:
 * the server removes the selfie that was not good enough, so the page does not wait for it.
 */
export const restartEkyc = (): AppThunk<Promise<Result<unknown>>> => async (dispatch) => {
  const profile = await dispatch(callEndpoint(authApi.endpoints.getProfile, undefined));
  if (profile.problem || profile.value.status_id !== STATUS.eKycInvalid) return profile;
  const selfie = dispatch(
    userApi.util.updateQueryData('getUserDetail', undefined, ({ documents }) => {
      documents.selfie_with_ktp = null;
    }),
  );
  const moved = await dispatch(moveOn(profile.value.id, STATUS.eKycWaiting));
  if (moved.problem) selfie.undo();
  return moved;
};

/** Begins the e-KYC again, and goes to its page. */
export const repeatEkyc =
  (screen: AbortSignal): AppThunk<Promise<EkycOpening>> =>
  async (dispatch, getState) => {
    const isStale = staleCheck(getState, screen);
    const { problem } = await dispatch(restartEkyc());
    if (isStale()) return { kind: 'left' };
    return problem ? { kind: 'failed', problem } : dispatch(openEkyc(screen));
  };

/** If the status was moved meanwhile, the page follows it at once and not after a minute. */
const followStatus =
  ({ onboarding_status_id: statusId }: UserDetail): AppThunk<Promise<unknown>> =>
  async (dispatch) =>
    statusId !== STATUS.eKycWaiting &&
    (await dispatch(callEndpoint(authApi.endpoints.getProfile, undefined)));

const arePicturesDue = ({ onboarding_status_id: statusId, documents }: UserDetail): boolean =>
  ekycStage(statusId, documents) === 'pictures';

/**
 * Asked before the pictures are uploaded: the status may have moved since they were taken, or another
 * tab or device have sent its own. False if the server could not be asked, which a notice says.
 */
export const arePicturesWanted = (): AppThunk<Promise<boolean>> => async (dispatch) => {
  const detail = await dispatch(callEndpoint(userApi.endpoints.getUserDetail, undefined));
  if (detail.problem) return false;
  await dispatch(followStatus(detail.value));
  return arePicturesDue(detail.value);
};

/** Both pictures of an e-KYC, which were uploaded. */
interface StoredPictures {
  ktp: FileRef;
  selfie: FileRef;
}

/** The upload takes a while: by now the status may have moved, or another tab stored its pictures. */
const sendPictures =
  (pictures: StoredPictures): AppThunk<Promise<Result<UserDetail>>> =>
  async (dispatch) => {
    const before = await dispatch(callEndpoint(userApi.endpoints.getUserDetail, undefined));
    if (before.problem || !arePicturesDue(before.value)) return before;
    const documents = { ktp: pictures.ktp, selfie_with_ktp: pictures.selfie };
    const arg = { body: { documents }, problems: 'inline' } as const;
    return dispatch(callEndpoint(userApi.endpoints.updateUser, arg));
  };

/**
 * Stores both pictures with the application, one tab at a time, as with a submit. Nothing is sent if
 * none are wanted any more.
 */
export const storeEkycPictures =
  (pictures: StoredPictures): AppThunk<Promise<Result<UserDetail>>> =>
  async (dispatch, getState, { effects }) => {
    const result = await effects.tabs.withExclusiveLock<Result<UserDetail>>(
      `ekyc-${selectUserId(getState())}`,
      () => dispatch(sendPictures(pictures)),
      {
        timeoutMs: REQUEST_TIMEOUT_MS,
        onTimeout: () => ({ problem: noResponseProblem('timeout', false) }),
      },
    );
    if (!result.problem) await dispatch(followStatus(result.value));
    return result;
  };
