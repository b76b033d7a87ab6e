import type { ApiProblem } from '@/api/problem';
import { useText } from '@/i18n/useText';
import { typedMessageRef } from '@/i18n/typedMessageRef';
import { ProblemBanner } from '../parts/ProblemBanner';

/** A sign-in that failed. One text for a wrong password and an unknown address. */
export function LoginProblem({ problem }: { problem: ApiProblem }) {
  const { t } = useText();
  const isWrong = problem.status === 401 && problem.explanation === undefined;
  const shown = isWrong
    ? { ...problem, explanation: typedMessageRef('auth.login.wrong') }
    : problem;
  return <ProblemBanner title={t('auth.login.failedTitle')} problem={shown} />;
}
