import { isClientProblem, type ApiProblem } from '@/api/problem';
import { isInvalidJwt } from '@/domain/session/sessionErrors';
import { typedMessageRef } from '@/i18n/typedMessageRef';
import type { MessageRef } from '@/primitives/messageRef';

/** The text of a save problem, and that nothing is lost; the server's own text comes first. */
export function saveProblemText(problem: ApiProblem): MessageRef {
  if (problem.kind === 'offline') return typedMessageRef('onboarding.saveFailed.offline');
  if (problem.kind === 'timeout') return typedMessageRef('onboarding.saveFailed.timeout');
  if (isInvalidJwt(problem.status, problem.message))
    return typedMessageRef('onboarding.saveFailed.sessionEnded');
  if (problem.status === 429 && problem.explanation)
    return typedMessageRef('onboarding.saveFailed.busy', { waitS: problem.retryAfterS ?? 0 });
  return isClientProblem(problem) && problem.message !== null
    ? typedMessageRef('onboarding.saveFailed.reason', {
        reason: problem.message.replace(/\.$/, ''),
      })
    : typedMessageRef('onboarding.saveFailed.other');
}
