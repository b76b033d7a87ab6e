import { authApi } from '@/api/authApi';
import { unanswered, type ApiProblem } from '@/api/problem';
import { REQUEST_TIMEOUT_MS, type Answer } from '@/api/request';
import { shareholderApi } from '@/api/shareholderApi';
import { userApi } from '@/api/userApi';
import type { FileRef, Profile, UserDetail } from '@/api/wire';
import { isStatusId, STATUS, type StatusId } from '@/domain/access/statuses';
import { submissionTarget, transitionFacts } from '@/domain/access/transitions';
import { applicationSubmitted } from './onboardingEvents';
import { problemIn } from './problems';
import { selectConfig } from './slices/config';
import { draftsCleared } from './slices/drafts';
import { selectUserId } from './slices/session';
import type { AppThunk } from './types';

/** The calls of a submit, in their order. */
export type SubmitPart = 'answers' | 'esign' | 'status';

/** What a try of the submit knows of the application and of the tries before it. */
export interface SubmitWish {
  /** The document of a merchant's user, where the review asks for it. */
  merchantUserConsent?: FileRef | null;
  /** The try before this one, of the same page: what it has brought in is not sent again. */
  earlier?: Extract<SubmitResult, { kind: 'failed' }> | null;
}

export type SubmitResult =
  | { kind: 'submitted'; statusId: StatusId }
  /** For the screen to tell. Trying again sends what is still needed, and does nothing twice. */
  | {
      kind: 'failed';
      problem: ApiProblem;
      /**
       * What failed; what stands before it is stored. `otherTab` where another tab was at it the whole
       * time; null where nothing was sent yet.
       */
      part: SubmitPart | 'otherTab' | null;
      isEsignReady: boolean;
    };

const putStatus =
  (userId: number, statusId: StatusId): AppThunk<Promise<StatusId>> =>
  async (dispatch) => {
    const { updateOnboardingStatus } = userApi.endpoints;
    const arg = { userId, statusId, problems: 'inline' } as const;
    await dispatch(updateOnboardingStatus.initiate(arg, { track: false })).unwrap();
    return statusId;
  };

/**
 * Moves the status on; where no answer came, the server is asked whether it has moved. Only where that
 * is not answered either does the problem go on to say that the call may have arrived.
 */
const moveOn =
  (userId: number, statusId: StatusId): AppThunk<Promise<Answer<StatusId>>> =>
  async (dispatch) => {
    try {
      return { value: await dispatch(putStatus(userId, statusId)) };
    } catch (error) {
      const problem = problemIn(error);
      if (!problem?.mayHaveArrived) throw error;
      const hasMoved = await dispatch(hasStatus(statusId));
      if (hasMoved) return { value: statusId };
      return { problem: { ...problem, mayHaveArrived: hasMoved === null } };
    }
  };

/** Whether the status is this one; null where the server does not say. */
const hasStatus =
  (statusId: StatusId): AppThunk<Promise<boolean | null>> =>
  async (dispatch) => {
    try {
      return (await dispatch(readProfile())).status_id === statusId;
    } catch {
      return null;
    }
  };

/** Asks anew: what the cache holds may be older than the last try, or that it failed. */
const FORCE_REFETCH = { subscribe: false, forceRefetch: true } as const;

const readProfile = (): AppThunk<Promise<Profile>> => (dispatch) =>
  dispatch(authApi.endpoints.getProfile.initiate(undefined, FORCE_REFETCH)).unwrap();

const readDetail = (): AppThunk<Promise<UserDetail>> => (dispatch) =>
  dispatch(userApi.endpoints.getUserDetail.initiate(undefined, FORCE_REFETCH)).unwrap();

/** Whether the server holds what a submit stores of the answers. */
const holdsAnswers = ({ information, documents }: UserDetail, consent: FileRef | null): boolean =>
  information.is_form_complete === true &&
  (consent === null || consent.path_url === documents.merchant_user_consent?.path_url);

const storeAnswers =
  (consent: FileRef | null): AppThunk<Promise<unknown>> =>
  (dispatch) => {
    const body = {
      information: { is_form_complete: true },
      ...(consent && { documents: { merchant_user_consent: consent } }),
    };
    const arg = { body, problems: 'inline' } as const;
    return dispatch(userApi.endpoints.updateUser.initiate(arg, { track: false })).unwrap();
  };

const prepareEsign = (): AppThunk<Promise<unknown>> => (dispatch) =>
  dispatch(
    shareholderApi.endpoints.createEsign.initiate({ problems: 'inline' }, { track: false }),
  ).unwrap();

const isRefused = ({ status }: ApiProblem): boolean => status !== null && status < 500;

const sendApplication =
  ({ merchantUserConsent = null, earlier = null }: SubmitWish): AppThunk<Promise<SubmitResult>> =>
  async (dispatch, getState) => {
    let part: SubmitPart | null = null;
    let isReady = earlier?.isEsignReady ?? false;
    try {
      const [profile, detail] = await Promise.all([
        dispatch(readProfile()),
        dispatch(readDetail()),
      ]);
      let statusId = profile.status_id;
      if (statusId === STATUS.readyToOnboard)
        statusId = await dispatch(putStatus(profile.id, STATUS.inDraft));
      const { esignExemptMerchantIds } = selectConfig(getState());
      const target = submissionTarget(statusId, transitionFacts(detail, esignExemptMerchantIds));
      if (target !== null) {
        part = 'answers';
        if (earlier === null || !holdsAnswers(detail, merchantUserConsent))
          await dispatch(storeAnswers(merchantUserConsent));
        if (target === STATUS.eSignSelection && !isReady) {
          part = 'esign';
          await dispatch(prepareEsign());
          isReady = true;
        }
        part = 'status';
        const moved = await dispatch(moveOn(profile.id, target));
        if (moved.problem)
          return { kind: 'failed', problem: moved.problem, part, isEsignReady: isReady };
        statusId = moved.value;
      }
      if (!isStatusId(statusId)) throw unanswered('unreadable', false);
      // Where another tab or device has sent it, it is theirs to say so.
      const isOwn = target !== null || earlier?.part === 'status';
      dispatch(isOwn ? applicationSubmitted({ statusId }) : draftsCleared());
      return { kind: 'submitted', statusId };
    } catch (error) {
      const problem = problemIn(error) ?? unanswered('unreadable', false);
      // A status that is refused may mean that the signers have changed since they were prepared.
      const isDoubtful = part === 'status' && isRefused(problem);
      return { kind: 'failed', problem, part, isEsignReady: isReady && !isDoubtful };
    }
  };

/**
 * Submits the application: marks the form as complete, prepares the e-signature where one is needed,
 * and moves the status on (onboarding.md#submitting). Where an earlier try went through without our
 * hearing of it, or another tab was faster, the status says so and nothing is sent. Assumption: a
 * tab waits for another one as long as for any answer, and then tells the user of it.
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
          problem: unanswered('timeout', false),
          part: 'otherTab',
          isEsignReady: wish.earlier?.isEsignReady ?? false,
        }),
      },
    );
