import { use, useMemo, useSyncExternalStore } from 'react';
import { TextContext } from './TextProvider';
import type { Texts } from './texts';

/**
 * The words in the language of the moment: `const { t, tRef, language } = useText()`. The object and
 * its functions are new ones after a switch, so that they may stand among dependencies.
 */
export function useText(): Pick<Texts, 't' | 'tRef' | 'language' | 'setLanguage'> {
  const texts = use(TextContext);
  if (texts === null) throw new Error('useText needs a TextProvider above it');
  const language = useSyncExternalStore(texts.subscribe, () => texts.language);
  return useMemo(
    () => ({
      t: (key, values) => texts.t(key, values),
      tRef: (ref) => texts.tRef(ref),
      setLanguage: texts.setLanguage,
      language,
    }),
    [texts, language],
  );
}
