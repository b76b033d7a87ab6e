import type { ApiProblem } from '@/api/problem';
import { isAccountNotVerified } from '@/domain/session/loginOutcome';
import { isInvalidJwt, SESSION_ENDED } from '@/domain/session/sessionErrors';
import { typedMessageRef } from '@/i18n/typedMessageRef';
import type { MessageRef } from '@/primitives/messageRef';
import { ProblemBanner } from '../parts/ProblemBanner';

/** Texts for refusals that are shown in English elsewhere; null for any other. */
function explain({ status, message, explanation }: ApiProblem): MessageRef | null {
  if (isInvalidJwt(status, message)) return SESSION_ENDED;
  if (isAccountNotVerified(message)) return typedMessageRef('session.again.unverified');
  return status === 401 && explanation === undefined
    ? typedMessageRef('session.again.wrong')
    : null;
}

/** Why a session could not be extended or renewed, on the open page. */
export function SessionProblem({ title, problem }: { title: string; problem: ApiProblem }) {
  const explanation = explain(problem);
  return (
    <ProblemBanner
      title={title}
      problem={explanation === null ? problem : { ...problem, explanation }}
    />
  );
}
