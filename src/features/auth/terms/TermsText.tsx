import { formatDate } from '@/i18n/format';
import { TERMS_SINCE, TERMS_VERSION, termsText } from '@/i18n/termsText/termsText';
import { useText } from '@/i18n/useText';
import { useAppSelector } from '@/state/hooks';
import { selectConfig } from '@/state/slices/config';
import { Muted } from '@/ui/content/Muted';
import * as styles from './terms.module.css';
import { termsPartId } from './termsPartId';

/** The terms, in numbered sections, in the current language. */
export function TermsText() {
  const { t, language } = useText();
  const { contact } = useAppSelector(selectConfig);
  const productName = t('common.productName');
  const named = (text: string) => text.replaceAll('{productName}', productName);
  const reachedAt = [contact.email, contact.phone].filter((way) => way !== null).join(', ');
  return (
    <article className={styles.text}>
      <Muted isSmall>
        {t('terms.version', { version: TERMS_VERSION, date: formatDate(TERMS_SINCE, language) })}
      </Muted>
      <ol className={styles.parts}>
        {termsText(language).map(({ title, paragraphs, points }, index) => (
          <li key={title} id={termsPartId(index)} tabIndex={-1} className={styles.part}>
            <h2>{title}</h2>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{named(paragraph)}</p>
            ))}
            {points !== undefined && (
              <ul>
                {points.map((point) => (
                  <li key={point}>{named(point)}</li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ol>
      {reachedAt !== '' && <p>{t('terms.contact', { contact: reachedAt })}</p>}
    </article>
  );
}
