import { useText } from '@/i18n/useText';
import * as styles from './menu.module.css';

/** Who is signed in; a text is empty where it is not known. */
export interface Account {
  name: string;
  email: string;
  /** The name of the user's role. */
  role: string;
  initials: string;
}

/** At the head of a menu: who is signed in, and as what. Long names and addresses wrap. */
export function MenuAccount({ account }: { account: Account }) {
  const { t } = useText();
  const { name, email, role, initials } = account;
  const [title, subtitle] = name === '' ? [email, ''] : [name, email];
  if (title === '' && role === '') return null;
  return (
    <div role="group" aria-label={t('menus.account')} className={styles.account}>
      <span aria-hidden="true" className={styles.avatar}>
        {initials}
      </span>
      <div>
        {title !== '' && <p className={styles.name}>{title}</p>}
        {role !== '' && <p className={styles.role}>{role}</p>}
      </div>
      {subtitle !== '' && <p className={styles.email}>{subtitle}</p>}
    </div>
  );
}
