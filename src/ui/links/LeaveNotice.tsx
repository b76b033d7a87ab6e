import { useText } from '@/i18n/useText';
import * as styles from './links.module.css';

const takeFocus = (words: HTMLElement | null) => words?.focus();

/** Names the site that a link leads to, before anybody goes there. It is heard as it appears. */
export function LeaveNotice({ href }: { href: string }) {
  const { t } = useText();
  return (
    <div ref={takeFocus} tabIndex={-1}>
      <p>{t('menus.leave.body')}</p>
      <p className={styles.host}>{new URL(href).host}</p>
      <p>{t('menus.leave.advice')}</p>
    </div>
  );
}
