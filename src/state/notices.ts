import { createAction } from '@reduxjs/toolkit';
import { problemMessage, type ApiProblem } from '@/api/problem';
import { GENERIC_ERROR, noticeKindFor } from '@/domain/session/sessionErrors';
import { messageRef } from '@/primitives/messageRef';
import type { Notice } from './effects';

/** What a notice says; without a title it has that of its kind. */
export type NoticeContent = Omit<Notice, 'title'> & Partial<Pick<Notice, 'title'>>;

/** Shows a toast; screens and listeners all use this. */
export const noticeShown = createAction('notices/shown', (notice: NoticeContent) => ({
  payload: { title: messageRef(`common.toast.${notice.kind}`), ...notice } satisfies Notice,
}));

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
