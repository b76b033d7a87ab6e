import { problemMessage, type ApiProblem } from '@/api/problem';
import { messageRef } from '@/i18n/messageRef';
import type { MessageRef } from '@/primitives/messageRef';
import { GENERIC_ERROR } from '@/domain/session/sessionErrors';

/** The text for a problem on the page: the server's own below 500, otherwise a generic one. */
export function problemText(problem: ApiProblem): MessageRef {
  const { kind, status } = problem;
  if (kind === 'offline') return messageRef('common.offline.body');
  const isRefusal = status !== null && status < 500;
  return (isRefusal ? problemMessage(problem) : null) ?? GENERIC_ERROR;
}
