import type { AppThunk } from './types';

/** Reports what broke on the screen; `where` names the kind of part, never what it held. */
export const reportFault =
  (error: unknown, where: string): AppThunk =>
  (_dispatch, _getState, { effects }) =>
    effects.report(error, { where });
