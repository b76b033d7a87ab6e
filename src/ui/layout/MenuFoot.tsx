import { useText } from '@/i18n/useText';
import { Button } from '../buttons/Button';
import { SignOutIcon } from '../icons/actionIcons';
import { LanguageSwitch } from './LanguageSwitch';
import * as styles from './menu.module.css';

export type MenuFootProps = {
  account: string | undefined;
  onSignOut: () => void;
};

/** Below the pages of a menu: who is signed in, the language, the way out. */
export function MenuFoot({ account, onSignOut }: MenuFootProps) {
  const { t } = useText();
  return (
    <div className={styles.foot}>
      {account !== undefined && (
        <p className={styles.account}>{t('app.account', { email: account })}</p>
      )}
      <LanguageSwitch />
      <Button kind="quiet" icon={<SignOutIcon size={20} />} onClick={onSignOut}>
        {t('common.signOut')}
      </Button>
    </div>
  );
}
