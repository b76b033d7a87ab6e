import type { ApiProblem } from '@/api/problem';
import type { AppThunk } from '../types';
import { takeFreshToken } from './refresh';
import { sessionPhase, updateSessionPhase } from './sessionPhase';

/** The user confirms to be there: gets a fresh token, unless another tab has just done so. */
export const extendSession = (): AppThunk<Promise<ApiProblem | null>> => async (dispatch) => {
  const problem = await dispatch(takeFreshToken(() => dispatch(sessionPhase()).phase === 'ending'));
  dispatch(updateSessionPhase());
  return problem;
};
