import { problemMessage, type ApiProblem } from '@/api/problem';
import { GENERIC_ERROR, noticeKindFor } from '@/domain/session/sessionErrors';
import { messageRef } from '@/primitives/messageRef';
import type { Notice } from '../effects';
import { noticeShown, type NoticeContent } from '../notices';
import { failedCallOf, isFailedCall, type FailedCall } from '../problems';
import { isSessionRefused } from './sessionExpiry';
import type { StartListening } from './startListening';

/** The warning for everything that fails without a connection (wire.md#problems). */
export const OFFLINE_NOTICE: Notice = {
  kind: 'warning',
  title: messageRef('common.offline.title'),
  body: messageRef('common.offline.body'),
  key: 'connection',
};

/** The toast of a problem (wire.md#problems); null if it is not reported. */
export function noticeOf(problem: ApiProblem): NoticeContent | null {
  if (problem.kind === 'cancelled') return null;
  if (problem.kind === 'offline') return OFFLINE_NOTICE;
  const kind = noticeKindFor(problem.kind === 'http' ? problem.status : null);
  // The text of a server error is for its operators.
  const body = kind === 'warning' ? (problemMessage(problem) ?? GENERIC_ERROR) : GENERIC_ERROR;
  return { kind, body };
}

const isWorthReporting = ({ problem }: FailedCall): boolean =>
  problem.kind !== 'cancelled' && problem.kind !== 'offline';

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
      const notice = failed.problems === 'toast' ? noticeOf(problem) : null;
      if (notice !== null) dispatch(noticeShown(notice));
    },
  });
}
