import type { ApiProblem } from '@/api/problem';
import { isAccountNotVerified } from '@/domain/session/loginOutcome';
import { isInvalidJwt, SESSION_ENDED } from '@/domain/session/sessionErrors';
import { messageRef } from '@/i18n/messageRef';
import type { MessageRef } from '@/primitives/messageRef';
import { ProblemBanner } from '../parts/ProblemBanner';

/** The words for refusals that are quoted in English elsewhere; null for any other. */
function explain({ status, message, explanation }: ApiProblem): MessageRef | null {
  if (isInvalidJwt(status, message)) return SESSION_ENDED;
  if (isAccountNotVerified(message)) return messageRef('session.again.unverified');
  return status === 401 && explanation === undefined ? messageRef('session.again.wrong') : null;
}

/** What kept a session from going on, on the page of the user whose session it is. */
export function SessionProblem({ title, problem }: { title: string; problem: ApiProblem }) {
  const explanation = explain(problem);
  return (
    <ProblemBanner
      title={title}
      problem={explanation === null ? problem : { ...problem, explanation }}
    />
  );
}
