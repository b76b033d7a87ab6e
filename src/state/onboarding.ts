import { authApi } from '@/api/authApi';
import { callEndpoint } from '@/api/callEndpoint';
import { isClientProblem, noResponseProblem, type ApiProblem } from '@/api/problem';
import { REQUEST_TIMEOUT_MS, type Result } from '@/api/request';
import { shareholderApi } from '@/api/shareholderApi';
import { userApi } from '@/api/userApi';
import type { FileRef, UserDetail } from '@/api/wire';
import { isStatusId, STATUS, type StatusId } from '@/domain/access/statuses';
import { submissionTarget, transitionFacts } from '@/domain/access/transitions';
import { discardApplicationDrafts } from './drafts/discardApplicationDrafts';
import { applicationSubmitted } from './onboardingEvents';
import { selectConfig } from './slices/config';
import { selectUserId } from './slices/session';
import type { AppThunk } from './types';

/** The calls of a submit, in order. */
export type SubmitCall = 'answers' | 'esign' | 'status';

/** What a submit needs to know about the application and the tries before it. */
export interface SubmitWish {
  /** The document of a merchant's user, if the review asks for it. */
  merchantUserConsent?: FileRef | null;
  /** The previous try on the same page: what it has stored is not sent again. */
  earlier?: Extract<SubmitResult, { kind: 'failed' }> | null;
}

export type SubmitResult =
  | { kind: 'submitted'; statusId: StatusId }
  /** The screen reports this. Trying again sends what is still missing, and does nothing twice. */
  | {
      kind: 'failed';
      problem: ApiProblem;
      /**
       * The call that failed; the calls before it are done. `otherTab` if another tab was
       * submitting all the time; null if nothing was sent yet.
       */
      failedCall: SubmitCall | 'otherTab' | null;
      isEsignReady: boolean;
      /** The application had been sent back. */
      isRevision: boolean;
    };

const { getProfile } = authApi.endpoints;
const { getUserDetail, updateUser, updateOnboardingStatus } = userApi.endpoints;
const { createEsign } = shareholderApi.endpoints;

/**
 * Moves the status; if no response came, asks the server whether it has moved. Only if that fails
 * too does the problem say that the call may have arrived.
 */
export const moveOn =
  (userId: number, statusId: StatusId): AppThunk<Promise<Result<unknown>>> =>
  async (dispatch) => {
    const arg = { userId, statusId, problems: 'inline' } as const;
    const moved = await dispatch(callEndpoint(updateOnboardingStatus, arg));
    if (!moved.problem?.mayHaveArrived) return moved;
    const profile = await dispatch(callEndpoint(getProfile, undefined));
    if (profile.problem) return moved;
    if (profile.value.status_id === statusId) return profile;
    return { problem: { ...moved.problem, mayHaveArrived: false } };
  };

/** Whether the server has stored the form part of a submit. */
const isFormStored = ({ information, documents }: UserDetail, consent: FileRef | null): boolean =>
  information.is_form_complete === true &&
  (consent === null || consent.path_url === documents.merchant_user_consent?.path_url);

const storeForm =
  (consent: FileRef | null): AppThunk<Promise<Result<unknown>>> =>
  (dispatch) => {
    const body = {
      information: { is_form_complete: true },
      ...(consent && { documents: { merchant_user_consent: consent } }),
    };
    return dispatch(callEndpoint(updateUser, { body, problems: 'inline' }));
  };

const isRefused = (problem: ApiProblem): boolean =>
  problem.kind === 'http' && isClientProblem(problem);

const sendApplication =
  ({ merchantUserConsent = null, earlier = null }: SubmitWish): AppThunk<Promise<SubmitResult>> =>
  async (dispatch, getState) => {
    let isReady = earlier?.isEsignReady ?? false;
    let isRevision = earlier?.isRevision ?? false;
    const failed = (failedCall: SubmitCall | null, problem: ApiProblem): SubmitResult => {
      // A refused status may mean that the signers have changed since they were prepared.
      const isDoubtful = failedCall === 'status' && isRefused(problem);
      return {
        kind: 'failed',
        problem,
        failedCall,
        isEsignReady: isReady && !isDoubtful,
        isRevision,
      };
    };

    const [profile, detail] = await Promise.all([
      dispatch(callEndpoint(getProfile, undefined)),
      dispatch(callEndpoint(getUserDetail, undefined)),
    ]);
    if (profile.problem) return failed(null, profile.problem);
    if (detail.problem) return failed(null, detail.problem);
    const { id: userId } = profile.value;
    let statusId = profile.value.status_id;
    isRevision ||= statusId === STATUS.businessRevision;
    if (statusId === STATUS.readyToOnboard) {
      statusId = STATUS.inDraft;
      const arg = { userId, statusId, problems: 'inline' } as const;
      const { problem } = await dispatch(callEndpoint(updateOnboardingStatus, arg));
      if (problem) return failed(null, problem);
    }
    const { esignExemptMerchantIds } = selectConfig(getState());
    const target = submissionTarget(
      statusId,
      transitionFacts(detail.value, esignExemptMerchantIds),
    );
    if (target !== null) {
      if (earlier === null || !isFormStored(detail.value, merchantUserConsent)) {
        const { problem } = await dispatch(storeForm(merchantUserConsent));
        if (problem) return failed('answers', problem);
      }
      if (target === STATUS.eSignSelection && !isReady) {
        const { problem } = await dispatch(callEndpoint(createEsign, { problems: 'inline' }));
        if (problem) return failed('esign', problem);
        isReady = true;
      }
      const { problem } = await dispatch(moveOn(userId, target));
      if (problem) return failed('status', problem);
      statusId = target;
    }
    if (!isStatusId(statusId)) return failed(null, noResponseProblem('unreadable', false));
    // If another tab or device has submitted, that one reports it.
    const isOwn = target !== null || earlier?.failedCall === 'status';
    if (isOwn) dispatch(applicationSubmitted({ statusId, isRevision }));
    else dispatch(discardApplicationDrafts());
    return { kind: 'submitted', statusId };
  };

/**
 * Submits the application: marks the form as complete, prepares the e-signature if one is needed,
 * and moves the status (onboarding.md#submitting). If an earlier try succeeded without a response,
 * or another tab was faster, the status shows it and nothing is sent. Assumption: a tab waits for
 * another tab as long as for any response, and then shows a message.
 */
export const submitApplication =
  (wish: SubmitWish = {}): AppThunk<Promise<SubmitResult>> =>
  (dispatch, getState, { effects }) =>
    effects.tabs.withExclusiveLock<SubmitResult>(
      `submit-${selectUserId(getState())}`,
      () => dispatch(sendApplication(wish)),
      {
        timeoutMs: REQUEST_TIMEOUT_MS,
        onTimeout: () => ({
          kind: 'failed',
          problem: noResponseProblem('timeout', false),
          failedCall: 'otherTab',
          isEsignReady: wish.earlier?.isEsignReady ?? false,
          isRevision: wish.earlier?.isRevision ?? false,
        }),
      },
    );
