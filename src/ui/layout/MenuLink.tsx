import { useText } from '@/i18n/useText';
import { Phrase } from '../content/Phrase';
import { VisuallyHidden } from '../content/VisuallyHidden';
import { ExternalIcon } from '../icons/actionIcons';
import { AppNavLink } from '../links/AppNavLink';
import { AskingLink } from '../links/AskingLink';
import * as styles from './menu.module.css';
import type { MenuItem } from './menuTypes';

export type MenuLinkProps = {
  item: MenuItem;
  /** Another page of this app opens; other sites open beside it. */
  onFollowed?: (() => void) | undefined;
};

/** One entry of a menu; the page one is on is marked, and so is what leads to another site. */
export function MenuLink({ item, onFollowed }: MenuLinkProps) {
  const { t } = useText();
  const content = (
    <>
      {item.icon}
      <span className={styles.label}>
        <Phrase>{item.label}</Phrase>
      </span>
      {item.badge !== undefined && (
        <span className={styles.badge}>
          <span aria-hidden="true">{item.badge.text}</span>
          <VisuallyHidden>{item.badge.label}</VisuallyHidden>
        </span>
      )}
    </>
  );
  if (item.to === undefined) {
    return (
      <AskingLink href={item.href ?? ''} className={styles.entry}>
        {content}
        <ExternalIcon size={16} className={styles.external} />
        <VisuallyHidden>{t('menus.external')}</VisuallyHidden>
      </AskingLink>
    );
  }
  return (
    <AppNavLink to={item.to} className={styles.entry ?? ''} onClick={onFollowed}>
      {content}
    </AppNavLink>
  );
}
