import { PATHS } from '@/domain/access/paths';
import type { AppThunk } from '../types';
import { endSession } from './session';

/** Gives up a session that has ended, and goes to login; what was typed stays on the device. */
export const leaveEndedSession =
  (): AppThunk =>
  (dispatch, _getState, { effects }) => {
    void dispatch(endSession({ drafts: 'kept', cookies: 'cleared' }));
    effects.navigate(PATHS.login, { replace: true, keepQuery: true });
  };
