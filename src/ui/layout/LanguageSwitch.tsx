import { LANGUAGES, type Language } from '@/i18n/language';
import { useText } from '@/i18n/useText';
import { classNames } from '../classNames';
import * as styles from './languageSwitch.module.css';

const NAMES = { id: 'common.languageId', en: 'common.languageEn' } as const satisfies Record<
  Language,
  string
>;

/** Indonesian or English; each named in its own language. */
export function LanguageSwitch() {
  const { t, language, setLanguage } = useText();
  return (
    <div role="group" aria-label={t('common.language')} className={styles.switch}>
      {LANGUAGES.map((each) => (
        <button
          key={each}
          type="button"
          lang={each}
          aria-pressed={each === language}
          className={classNames(styles.choice, each === language && styles.chosen)}
          onClick={() => void setLanguage(each)}
        >
          {t(NAMES[each])}
        </button>
      ))}
    </div>
  );
}
