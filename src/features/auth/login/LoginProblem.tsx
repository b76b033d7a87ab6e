import type { ApiProblem } from '@/api/problem';
import { OTP_TIME_EXPIRED } from '@/domain/session/sessionErrors';
import { useText } from '@/i18n/useText';
import { ProblemBanner } from '../parts/ProblemBanner';

/** A sign-in that failed. One text for a wrong password and an unknown address. */
export function LoginProblem({ problem }: { problem: ApiProblem }) {
  const { t } = useText();
  const isWrong = problem.status === 401 && problem.message !== OTP_TIME_EXPIRED;
  const shown = isWrong ? { ...problem, message: t('auth.login.wrong') } : problem;
  return <ProblemBanner title={t('auth.login.failedTitle')} problem={shown} />;
}
