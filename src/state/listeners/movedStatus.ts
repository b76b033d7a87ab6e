import { authApi } from '@/api/authApi';
import { baseApi } from '@/api/baseApi';
import { isStatusId, statusRules } from '@/domain/access/statuses';
import { noticeShown } from '../notices';
import { failedCallOf, isFailedWrite } from '../problems';
import type { StartListening } from './startListening';

/** The server's answer to what the application's status does not allow (decisions.md 2). */
const NOT_ALLOWED = 422;

const { getProfile } = authApi.endpoints;

const isOpen = (statusId: number | null): boolean =>
  isStatusId(statusId) && statusRules[statusId].set === 'onboarding';

/**
 * A refused write of an applicant may mean that the back office has moved the status underneath:
 * profile and revisions are read again, once for each refusal, so that guards and read-only rules
 * go by what is true now. Whoever is led away from the form is told why.
 */
export function listenForMovedStatus(startListening: StartListening): void {
  startListening({
    predicate: (action) =>
      isFailedWrite(action) && failedCallOf(action)?.problem.status === NOT_ALLOWED,
    effect: async (_action, { dispatch, getState }) => {
      const before = getProfile.select()(getState()).data;
      if (before === undefined || !isOpen(before.status_id)) return;
      const { data: now } = await dispatch(
        getProfile.initiate(undefined, { forceRefetch: true, subscribe: false }),
      );
      if (now === undefined || now.status_id === before.status_id) return;
      dispatch(baseApi.util.invalidateTags(['OnboardingStep', 'UserDetail']));
      if (isOpen(now.status_id)) return;
      dispatch(
        noticeShown({
          kind: 'warning',
          title: 'common.toast.warning',
          body: 'notices.statusMoved',
          key: 'status-moved',
        }),
      );
    },
  });
}
