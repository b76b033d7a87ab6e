import type { ApiProblem } from '@/api/problem';
import { useText } from '@/i18n/useText';
import { StatusBanner } from '@/ui/feedback/StatusBanner';

/** A sign-in that failed, said on the page too: the toast goes by itself after ten seconds. */
export function LoginProblem({ problem }: { problem: ApiProblem }) {
  const { t } = useText();
  if (problem.kind === 'cancelled') return null;
  const isRefusal = problem.status === 400 || problem.status === 401;
  const body =
    problem.kind === 'offline'
      ? t('common.offline.body')
      : isRefusal
        ? t('auth.login.wrong')
        : t('common.genericError');
  return (
    <StatusBanner kind={isRefusal ? 'warning' : 'error'} title={t('auth.login.failedTitle')}>
      <p>{body}</p>
    </StatusBanner>
  );
}
