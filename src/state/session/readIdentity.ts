import { identityApi } from '@/api/identityApi';
import { isInvalidJwt } from '@/domain/session/sessionErrors';
import { problemIn } from '../problems';
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
    const call = identityApi.endpoints.askIdentity.initiate({ token }, { track: false });
    const { data: profile, error } = await dispatch(call);
    if (selectSessionGeneration(getState()) !== generation) return;
    if (profile !== undefined && profile.id === selectUserId(getState())) {
      effects.session.leave();
      effects.session.resume();
      dispatch(goOnWithSession());
      return;
    }
    const problem = problemIn(error);
    const isRefused = isInvalidJwt(problem?.status ?? null, problem?.message ?? null);
    if (profile !== undefined || isRefused) await dispatch(followTabs());
  };
