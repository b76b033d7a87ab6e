import { authApi } from '@/api/authApi';
import { unanswered, type ApiProblem } from '@/api/problem';
import { userApi } from '@/api/userApi';
import type { Profile, UserDetail } from '@/api/wire';
import { isStatusId, STATUS, type StatusId } from '@/domain/access/statuses';
import { submissionTarget } from '@/domain/access/transitions';
import { applicationSubmitted } from './onboardingEvents';
import { problemIn } from './problems';
import { selectConfig, type ConfigState } from './slices/config';
import type { AppThunk } from './types';

export type SubmitResult =
  | { kind: 'submitted'; statusId: StatusId }
  /** For the screen to tell. Trying again does nothing twice. */
  | { kind: 'failed'; problem: ApiProblem };

const factsFor = (detail: UserDetail, { esignExemptMerchantIds }: ConfigState) => ({
  roleId: detail.role_id,
  typeId: detail.type_id,
  isEsignExempt: detail.merchant_id !== null && esignExemptMerchantIds.includes(detail.merchant_id),
  ekycResult: detail.ekyc_result,
});

const putStatus =
  (userId: number, statusId: StatusId): AppThunk<Promise<StatusId>> =>
  async (dispatch) => {
    const { updateOnboardingStatus } = userApi.endpoints;
    const arg = { userId, statusId, problems: 'inline' } as const;
    await dispatch(updateOnboardingStatus.initiate(arg, { track: false })).unwrap();
    return statusId;
  };

/** Moves the status on; where no answer came, the server is asked whether it has moved. */
const moveOn =
  (userId: number, statusId: StatusId): AppThunk<Promise<StatusId>> =>
  async (dispatch) => {
    try {
      return await dispatch(putStatus(userId, statusId));
    } catch (error) {
      if (problemIn(error)?.mayHaveArrived && (await dispatch(hasStatus(statusId))))
        return statusId;
      throw error;
    }
  };

const hasStatus =
  (statusId: StatusId): AppThunk<Promise<boolean>> =>
  async (dispatch) => {
    try {
      return (await dispatch(readProfile())).status_id === statusId;
    } catch {
      return false;
    }
  };

/** Asks anew: what the cache holds may be older than the last try, or that it failed. */
const ANEW = { subscribe: false, forceRefetch: true } as const;

const readProfile = (): AppThunk<Promise<Profile>> => (dispatch) =>
  dispatch(authApi.endpoints.getProfile.initiate(undefined, ANEW)).unwrap();

const readDetail = (): AppThunk<Promise<UserDetail>> => (dispatch) =>
  dispatch(userApi.endpoints.getUserDetail.initiate(undefined, ANEW)).unwrap();

/**
 * Submits the application: marks the form as complete and moves the status on (decisions.md 2). Where
 * an earlier try went through without our hearing of it, the status says so and nothing is sent.
 */
export const submitApplication =
  (): AppThunk<Promise<SubmitResult>> => async (dispatch, getState) => {
    try {
      const [profile, detail] = await Promise.all([
        dispatch(readProfile()),
        dispatch(readDetail()),
      ]);
      let statusId = profile.status_id;
      if (statusId === STATUS.readyToOnboard)
        statusId = await dispatch(putStatus(profile.id, STATUS.inDraft));
      const target = submissionTarget(statusId, factsFor(detail, selectConfig(getState())));
      if (target !== null) {
        const body = { information: { is_form_complete: true } };
        const arg = { body, problems: 'inline' } as const;
        await dispatch(userApi.endpoints.updateUser.initiate(arg, { track: false })).unwrap();
        statusId = await dispatch(moveOn(profile.id, target));
      }
      if (!isStatusId(statusId)) throw unanswered('unreadable', false);
      dispatch(applicationSubmitted({ statusId }));
      return { kind: 'submitted', statusId };
    } catch (error) {
      return { kind: 'failed', problem: problemIn(error) ?? unanswered('unreadable', false) };
    }
  };
