import { useText } from '@/i18n/useText';
import * as styles from './links.module.css';

const takeFocus = (words: HTMLElement | null) => words?.focus();

export type LeaveNoticeProps = {
  href: string;
  /** The address came from outside: its author may not mean well. */
  isForeign: boolean;
};

/** Names the site that a link leads to, before anybody goes there. It is heard as it appears. */
export function LeaveNotice({ href, isForeign }: LeaveNoticeProps) {
  const { t } = useText();
  return (
    <div ref={takeFocus} tabIndex={-1}>
      <p>{t('menus.leave.body')}</p>
      <p className={styles.host}>{new URL(href).host}</p>
      {isForeign && <p>{t('menus.leave.advice')}</p>}
    </div>
  );
}
