import { useSearchParams } from 'react-router-dom';
import { searchWithoutTokens, PATHS } from '@/domain/access/paths';
import { useText } from '@/i18n/useText';
import { AppLink } from '@/ui/links/AppLink';
import * as styles from './auth.module.css';

/** The link back to sign-in, with the query string. */
export function ToLogin() {
  const { t } = useText();
  const [search] = useSearchParams();
  return (
    <p className={styles.elsewhere}>
      <AppLink to={`${PATHS.login}${searchWithoutTokens(search)}`}>
        {t('passwords.backToLogin')}
      </AppLink>
    </p>
  );
}
