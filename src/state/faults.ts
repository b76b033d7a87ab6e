import type { AppThunk } from './types';

/** Reports a component that crashed; `where` names the kind of component, never its data. */
export const reportFault =
  (error: unknown, where: string): AppThunk =>
  (_dispatch, _getState, { effects }) =>
    effects.report(error, { where });
