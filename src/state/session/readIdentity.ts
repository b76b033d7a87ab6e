import { callEndpoint } from '@/api/callEndpoint';
import { identityApi } from '@/api/identityApi';
import { isInvalidJwt } from '@/domain/session/sessionErrors';
import { selectUserId, staleCheck } from '../slices/session';
import type { AppThunk } from '../types';
import { continueSession } from './renewSession';
import { syncWithOtherTabs } from './session';

/**
 * Asks the server whose token another tab has stored. For the same user, or a fresh token of the
 * same session (null), the page continues; for another user it starts from scratch, without any
 * data of the first user. If no response comes, nothing changes.
 */
export const readIdentity =
  (token: string | null): AppThunk<Promise<void>> =>
  async (dispatch, getState, { effects }) => {
    if (token === null) {
      dispatch(continueSession());
      return;
    }
    const isStale = staleCheck(getState);
    const result = await dispatch(callEndpoint(identityApi.endpoints.askIdentity, { token }));
    if (isStale()) return;
    if (!result.problem && result.value.id === selectUserId(getState())) {
      effects.session.leave();
      effects.session.resume();
      dispatch(continueSession());
      return;
    }
    const { problem } = result;
    if (!problem || isInvalidJwt(problem.status, problem.message))
      await dispatch(syncWithOtherTabs());
  };
