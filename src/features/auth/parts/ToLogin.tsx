import { PATHS } from '@/domain/access/paths';
import { useText } from '@/i18n/useText';
import { AppLink } from '@/ui/links/AppLink';
import * as styles from './auth.module.css';

/** The link back to sign-in, with the query string that is kept in links. */
export function ToLogin({ query }: { query: string }) {
  const { t } = useText();
  return (
    <p className={styles.elsewhere}>
      <AppLink to={`${PATHS.login}${query}`}>{t('passwords.backToLogin')}</AppLink>
    </p>
  );
}
