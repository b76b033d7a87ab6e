import type { ApiProblem } from '@/api/problem';
import { sessionStageAt } from '@/domain/session/sessionEnd';
import type { AppThunk } from '../types';
import { takeFreshToken } from './refresh';
import { noteSessionEnd } from './sessionEnd';

/** Somebody says that they are there: a fresh token, unless another tab has just taken one. */
export const extendSession =
  (): AppThunk<Promise<ApiProblem | null>> =>
  async (dispatch, _getState, { effects }) => {
    const isEnding = () =>
      sessionStageAt(effects.session.endsAtMs(), effects.clock.nowMs()) === 'ending';
    const problem = await dispatch(takeFreshToken(isEnding));
    dispatch(noteSessionEnd());
    return problem;
  };
