import type { ApiProblem } from '@/api/problem';
import { isAccountNotVerified } from '@/domain/session/loginOutcome';
import { isInvalidJwt, OTP_TIME_EXPIRED, SESSION_ENDED } from '@/domain/session/sessionErrors';
import type { TextRef } from '@/domain/text';
import { ProblemBanner } from '../parts/ProblemBanner';

/** Texts for refusals that are shown in English elsewhere; null for any other. */
function textFor({ status, message }: ApiProblem): TextRef | null {
  if (isInvalidJwt(status, message)) return SESSION_ENDED;
  if (isAccountNotVerified(message)) return 'session.again.unverified';
  return status === 401 && message !== OTP_TIME_EXPIRED ? 'session.again.wrong' : null;
}

/** Why a session could not be extended or renewed, on the open page. */
export function SessionProblem({ title, problem }: { title: string; problem: ApiProblem }) {
  const message = textFor(problem);
  return (
    <ProblemBanner title={title} problem={message === null ? problem : { ...problem, message }} />
  );
}
