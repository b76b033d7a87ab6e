import { PATHS } from '@/domain/access/paths';
import { useText } from '@/i18n/useText';
import { AppLink } from '@/ui/links/AppLink';
import * as styles from '../parts/auth.module.css';

export interface RegisterLinksProps {
  /** The build flag of the 'Peminjam' link. */
  canRegisterBorrower: boolean;
  /** The query string that is kept in the links. */
  query: string;
}

/** Links to registration. */
export function RegisterLinks({ canRegisterBorrower, query }: RegisterLinksProps) {
  const { t } = useText();
  return (
    <div className={styles.register}>
      <p>{t('auth.login.register')}</p>
      <div className={styles.registerLinks}>
        <AppLink to={`${PATHS.registerFunder}${query}`}>{t('auth.login.funder')}</AppLink>
        {canRegisterBorrower && (
          <AppLink to={`${PATHS.registerBorrower}${query}`}>{t('auth.login.borrower')}</AppLink>
        )}
      </div>
    </div>
  );
}
