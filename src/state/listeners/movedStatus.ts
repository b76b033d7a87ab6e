import { authApi } from '@/api/authApi';
import { baseApi } from '@/api/baseApi';
import { callEndpoint } from '@/api/callEndpoint';
import { isEditableStatus } from '@/domain/access/statuses';
import { isOwnMove } from '@/domain/access/transitions';
import { messageRef } from '@/primitives/messageRef';
import { noticeShown } from '../notices';
import { failedCallOf, isFailedWrite } from '../problems';
import type { StartListening } from './startListening';

/**
 * The server's response to a write that the status of the application does not allow
 * (statuses.md#statuses).
 */
const NOT_ALLOWED = 422;

const { getProfile } = authApi.endpoints;

/**
 * Notices a status that the back office has moved. A refused write of an applicant may mean that:
 * the profile is read again, once for each refusal. If a newly read profile has another status, the
 * data that depends on it is read again too, and the user is notified unless they moved it.
 */
export function listenForMovedStatus(startListening: StartListening): void {
  startListening({
    predicate: (action) =>
      isFailedWrite(action) && failedCallOf(action)?.problem.status === NOT_ALLOWED,
    effect: async (_action, { dispatch, getState }) => {
      const before = getProfile.select()(getState()).data;
      if (before === undefined || !isEditableStatus(before.status_id)) return;
      await dispatch(callEndpoint(getProfile, undefined));
    },
  });

  startListening({
    matcher: getProfile.matchFulfilled,
    effect: ({ payload: now }, { dispatch, getOriginalState }) => {
      const before = getProfile.select()(getOriginalState()).data;
      if (before?.id !== now.id || before.status_id === now.status_id) return;
      dispatch(baseApi.util.invalidateTags(['OnboardingStep', 'UserDetail']));
      if (isOwnMove(before.status_id, now.status_id)) return;
      dispatch(
        noticeShown({
          kind: 'info',
          body: messageRef('notices.statusMoved'),
          key: 'status-moved',
        }),
      );
    },
  });
}
