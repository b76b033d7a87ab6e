import type { ApiProblem } from '@/api/problem';
import { PATHS } from '@/domain/access/paths';
import { useText } from '@/i18n/useText';
import { StatusBanner } from '@/ui/feedback/StatusBanner';
import { AppLink } from '@/ui/links/AppLink';
import * as styles from '../parts/auth.module.css';
import { ProblemBanner } from '../parts/ProblemBanner';

/** A registration that failed; says so if it may have arrived all the same. */
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

/** Links into the existing account of an address, below its field. */
export function WaysIn({ query }: { query: string }) {
  const { t } = useText();
  return (
    <p className={styles.ways}>
      <AppLink to={`${PATHS.login}${query}`}>{t('auth.login.submit')}</AppLink>
      <AppLink to={`${PATHS.forgotPassword}${query}`}>{t('auth.login.forgot')}</AppLink>
    </p>
  );
}
