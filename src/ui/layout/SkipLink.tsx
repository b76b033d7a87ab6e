import { useText } from '@/i18n/useText';
import * as styles from './shell.module.css';

export const MAIN_ID = 'isi';

/** The first stop of the keyboard: past the menu, to what the page is about. */
export function SkipLink() {
  const { t } = useText();
  return (
    <a
      href={`#${MAIN_ID}`}
      className={styles.skip}
      onClick={(event) => {
        event.preventDefault();
        document.getElementById(MAIN_ID)?.focus();
      }}
    >
      {t('common.skipToContent')}
    </a>
  );
}
