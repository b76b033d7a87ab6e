import { useSearchParams } from 'react-router-dom';
import { searchWithoutTokens, PATHS } from '@/domain/access/paths';
import { useText } from '@/i18n/useText';
import { AppLink } from '@/ui/links/AppLink';
import * as styles from './auth.module.css';

/** The way back to sign-in, with the query that is kept. */
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
