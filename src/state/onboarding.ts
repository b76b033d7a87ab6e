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
  /** Told by a toast. Trying again does nothing twice. */
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
    await dispatch(
      updateOnboardingStatus.initiate({ userId, statusId }, { track: false }),
    ).unwrap();
    return statusId;
  };

const read =
  (): AppThunk<Promise<{ profile: Profile; detail: UserDetail }>> => async (dispatch) => {
    const once = { subscribe: false } as const;
    const profile = dispatch(authApi.endpoints.getProfile.initiate(undefined, once)).unwrap();
    const detail = dispatch(userApi.endpoints.getUserDetail.initiate(undefined, once)).unwrap();
    return { profile: await profile, detail: await detail };
  };

/**
 * Submits the application: marks the form as complete and moves the status on (decisions.md 2). Where
 * an earlier try went through without our hearing of it, the status says so and nothing is sent.
 */
export const submitApplication =
  (): AppThunk<Promise<SubmitResult>> => async (dispatch, getState) => {
    try {
      const { profile, detail } = await dispatch(read());
      let statusId = profile.status_id;
      if (statusId === STATUS.readyToOnboard)
        statusId = await dispatch(putStatus(profile.id, STATUS.inDraft));
      const target = submissionTarget(statusId, factsFor(detail, selectConfig(getState())));
      if (target !== null) {
        const body = { information: { is_form_complete: true } };
        await dispatch(userApi.endpoints.updateUser.initiate({ body }, { track: false })).unwrap();
        statusId = await dispatch(putStatus(profile.id, target));
      }
      if (!isStatusId(statusId)) throw unanswered('unreadable', false);
      dispatch(applicationSubmitted({ statusId }));
      return { kind: 'submitted', statusId };
    } catch (error) {
      return { kind: 'failed', problem: problemIn(error) ?? unanswered('unreadable', false) };
    }
  };
