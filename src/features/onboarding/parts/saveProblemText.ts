import type { ApiProblem } from '@/api/problem';
import { isInvalidJwt } from '@/domain/session/sessionErrors';
import { textRef, type TextRef } from '@/domain/text';

/** The text of a save problem, and that nothing is lost; the server's own text comes first. */
export function saveProblemText(problem: ApiProblem): TextRef {
  if (problem.kind === 'offline') return textRef('onboarding.saveFailed.offline');
  if (problem.kind === 'timeout') return textRef('onboarding.saveFailed.timeout');
  if (isInvalidJwt(problem.status, problem.message))
    return textRef('onboarding.saveFailed.sessionEnded');
  const isRefusal = problem.status !== null && problem.status >= 400 && problem.status < 500;
  return isRefusal && problem.message !== null
    ? textRef('onboarding.saveFailed.reason', { reason: problem.message.replace(/\.$/, '') })
    : textRef('onboarding.saveFailed.other');
}
