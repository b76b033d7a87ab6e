import { useText } from '@/i18n/useText';
import { PartLink } from '../links/PartLink';
import * as styles from './shell.module.css';

export const MAIN_ID = 'isi';

/** The first stop of the keyboard: past the menu, to what the page is about. */
export function SkipLink() {
  const { t } = useText();
  return (
    <PartLink
      part={MAIN_ID}
      className={styles.skip}
      onFollow={() => document.getElementById(MAIN_ID)?.focus()}
    >
      {t('common.skipToContent')}
    </PartLink>
  );
}
