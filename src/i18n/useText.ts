import { use, useMemo, useSyncExternalStore } from 'react';
import type { Language } from './language';
import { TextContext } from './TextProvider';
import type { Texts } from './texts';

/**
 * The texts in the current language: `const { t, tRef, language } = useText()`. The object and its
 * functions change after a switch, so they can be used as dependencies.
 */
export function useText(): Words {
  const texts = use(TextContext);
  if (texts === null) throw new Error('useText needs a TextProvider above it');
  const readVersion = () => texts.version;
  const version = useSyncExternalStore(texts.subscribe, readVersion, readVersion);
  const { language } = texts;
  return useMemo(() => wordsOf(texts, language, version), [texts, language, version]);
}

type Words = Pick<Texts, 't' | 'tRef' | 'language' | 'setLanguage'>;

const wordsOf = (texts: Texts, language: Language, _version: number): Words => ({
  t: (key, values) => texts.t(key, values),
  tRef: (ref) => texts.tRef(ref),
  setLanguage: texts.setLanguage,
  language,
});
