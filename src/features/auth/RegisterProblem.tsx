import type { ApiProblem } from '@/api/problem';
import { PATHS } from '@/domain/access/paths';
import { useText } from '@/i18n/useText';
import { StatusBanner } from '@/ui/feedback/StatusBanner';
import { AppLink } from '@/ui/links/AppLink';
import * as styles from './auth.module.css';
import { ProblemBanner } from './ProblemBanner';

/** A registration that failed; one that may have arrived all the same says so. */
export function RegisterProblem({ problem }: { problem: ApiProblem }) {
  const { t } = useText();
  if (!problem.mayHaveArrived) {
    return <ProblemBanner title={t('registration.failed')} problem={problem} />;
  }
  return (
    <StatusBanner kind="error" title={t('registration.unsure')}>
      <p>{t('registration.unsureBody')}</p>
    </StatusBanner>
  );
}

/** The address has an account: the ways into it. */
export function TakenBanner({ query }: { query: string }) {
  const { t } = useText();
  return (
    <StatusBanner kind="warning" title={t('registration.taken')}>
      <p>{t('registration.takenBody')}</p>
      <p className={styles.ways}>
        <AppLink to={`${PATHS.login}${query}`}>{t('auth.login.submit')}</AppLink>
        <AppLink to={`${PATHS.forgotPassword}${query}`}>{t('auth.login.forgot')}</AppLink>
      </p>
    </StatusBanner>
  );
}
