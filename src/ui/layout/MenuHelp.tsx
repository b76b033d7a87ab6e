import { useText } from '@/i18n/useText';
import { MailLink, PhoneLink } from '../links/ContactLink';
import * as styles from './menu.module.css';

/** How our team can be reached; what the configuration does not name is null. */
export interface Contact {
  email: string | null;
  phone: string | null;
}

/** Below the pages of a menu, where a user looks who is lost: whom to ask. */
export function MenuHelp({ contact: { email, phone } }: { contact: Contact }) {
  const { t } = useText();
  if (email === null && phone === null) return null;
  return (
    <div className={styles.help}>
      <p className={styles.helpTitle}>{t('menus.help.title')}</p>
      <p>{t('menus.help.body')}</p>
      {email !== null && (
        <p className={styles.helpWay}>
          <MailLink email={email} />
        </p>
      )}
      {phone !== null && (
        <p className={styles.helpWay}>
          <PhoneLink phone={phone} />
        </p>
      )}
    </div>
  );
}
