import { useText } from '@/i18n/useText';
import { Button } from '../buttons/Button';
import { SignOutIcon } from '../icons/actionIcons';
import { LanguageSwitch } from './LanguageSwitch';
import * as styles from './menu.module.css';

/** At the end of a menu: the language and the way out. */
export function MenuFoot({ onSignOut }: { onSignOut: () => void }) {
  const { t } = useText();
  return (
    <div className={styles.foot}>
      <LanguageSwitch />
      <Button kind="quiet" icon={<SignOutIcon size={20} />} onClick={onSignOut}>
        {t('common.signOut')}
      </Button>
    </div>
  );
}
