import { isClientProblem, problemMessage, type ApiProblem } from '@/api/problem';
import { typedMessageRef } from '@/i18n/typedMessageRef';
import type { MessageRef } from '@/primitives/messageRef';
import { GENERIC_ERROR } from '@/domain/session/sessionErrors';

/** The text for a problem on the page: the server's own below 500, otherwise a generic one. */
export function problemText(problem: ApiProblem): MessageRef {
  if (problem.kind === 'offline') return typedMessageRef('common.offline.body');
  return (isClientProblem(problem) ? problemMessage(problem) : null) ?? GENERIC_ERROR;
}
