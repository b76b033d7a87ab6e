import { callEndpoint } from '@/api/callEndpoint';
import { identityApi } from '@/api/identityApi';
import { isInvalidJwt } from '@/domain/session/sessionErrors';
import { selectSessionGeneration, selectUserId } from '../slices/session';
import type { AppThunk } from '../types';
import { goOnWithSession } from './renewSession';
import { followTabs } from './session';

/**
 * Asks the server whose token it is that another tab has brought: with the same user's the page goes
 * on as it stands; for anybody else it starts anew, with nothing of the first user's left on it.
 * Where no answer comes, nothing changes.
 */
export const readIdentity =
  (token: string): AppThunk<Promise<void>> =>
  async (dispatch, getState, { effects }) => {
    const generation = selectSessionGeneration(getState());
    const answer = await dispatch(callEndpoint(identityApi.endpoints.askIdentity, { token }));
    if (selectSessionGeneration(getState()) !== generation) return;
    if (!answer.problem && answer.value.id === selectUserId(getState())) {
      effects.session.leave();
      effects.session.resume();
      dispatch(goOnWithSession());
      return;
    }
    const { problem } = answer;
    if (!problem || isInvalidJwt(problem.status, problem.message)) await dispatch(followTabs());
  };
