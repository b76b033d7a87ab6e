import { useText } from '@/i18n/useText';
import { FragmentLink } from '../links/FragmentLink';
import * as styles from './skipLink.module.css';

export const MAIN_ID = 'isi';

/** The first stop of the keyboard: past the menu, to what the page is about. */
export function SkipLink() {
  const { t } = useText();
  return (
    <FragmentLink
      targetId={MAIN_ID}
      className={styles.skip}
      onFollow={() => document.getElementById(MAIN_ID)?.focus()}
    >
      {t('common.skipToContent')}
    </FragmentLink>
  );
}
