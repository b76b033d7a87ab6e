import { noticeKindFor } from '@/domain/session/sessionErrors';
import type { Effects } from '../effects';
import { noticeOf, noticeShown } from '../notices';
import { failedCallOf, isFailedCall, isSessionRefused, type FailedCall } from '../problems';
import type { StartListening } from './startListening';

const isWorthReporting = ({ problem }: FailedCall): boolean =>
  problem.kind !== 'cancelled' && problem.kind !== 'offline';

/** Whether a toast shows the problem. */
const hasToast = ({ problems }: FailedCall, { isAt }: Effects): boolean =>
  typeof problems === 'object' ? isAt(problems.toastAt) : problems === 'toast';

/**
 * Reports failed calls to the user, unless the screen does it, and all of them to error reporting.
 */
export function listenForServerErrors(startListening: StartListening): void {
  startListening({
    predicate: isFailedCall,
    effect: (action, { dispatch, extra }) => {
      const failed = failedCallOf(action);
      if (failed === null || failed.problems === 'ignored' || isSessionRefused(failed)) return;
      const { problem, endpoint } = failed;
      if (isWorthReporting(failed))
        extra.effects.report(new Error(`Call failed: ${problem.kind}`), {
          endpoint,
          status: problem.status ?? 0,
          level: noticeKindFor(problem.status),
        });
      const notice = hasToast(failed, extra.effects) ? noticeOf(problem) : null;
      if (notice !== null) dispatch(noticeShown(notice));
    },
  });
}
