import { QUOTED_ENGLISH } from '@/i18n/quotedEnglish';
import { useText } from '@/i18n/useText';

/** A text of the catalogues. Where it is English among Indonesian, it is marked so for screen readers. */
export function Phrase({ children: text }: { children: string }) {
  const { t, language } = useText();
  const isQuoted = language === 'id' && QUOTED_ENGLISH.some((key) => t(key) === text);
  return isQuoted ? <span lang="en">{text}</span> : text;
}
