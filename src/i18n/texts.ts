import { setupI18n, type Messages } from '@lingui/core';
import type { MessageRef, MessageValues } from '@/primitives/messageRef';
import type { TextKey } from './indonesian';
import { storeLanguage, type Language } from './language';
import { indonesianWords, onMoreWords } from './words';

/** The words of the product in the language of the moment, for React and for what lies outside it. */
export type Texts = {
  readonly language: Language;
  /** Counts the switches; the words are others after each. */
  readonly version: number;
  /** Puts a key into words. `productName` is a value of every message. */
  t(key: TextKey, values?: MessageValues): string;
  /** Puts a message reference into words; a text of the server is shown as it is. */
  tRef(ref: MessageRef): string;
  /** Switches, stores the choice and sets `<html lang>`; false where the catalogue did not load. */
  setLanguage(language: Language): Promise<boolean>;
  /** Calls back after each switch; answers how to stop it. */
  subscribe(listener: () => void): () => void;
};

export type TextsOptions = { productName: string };

const loadCatalogue = async (language: Language): Promise<Messages> =>
  language === 'id' ? indonesianWords() : (await import('./english')).english;

/** Makes the words, in Indonesian to begin with. */
export function makeTexts({ productName }: TextsOptions): Texts {
  const i18n = setupI18n({
    locale: 'id',
    messages: { id: indonesianWords() },
    // What has not come yet is shown as its key.
    missing: (_locale, key) => key,
  });
  let wanted: Language = 'id';
  let language: Language = 'id';
  let version = 0;

  const inWords = (key: string, values?: MessageValues): string =>
    i18n._(key, { productName, ...values });

  const activate = (next: Language, messages: Messages): void => {
    language = next;
    version += 1;
    i18n.loadAndActivate({ locale: next, messages });
  };

  onMoreWords(() => {
    if (language === 'id') activate('id', indonesianWords());
  });

  // Words that a developer edits come onto the page as it stands, so that no form is emptied.
  if (process.env.NODE_ENV === 'development' && module.hot) {
    module.hot.accept(['./english'], () => {
      void loadCatalogue(language).then((messages) => activate(language, messages));
    });
  }

  return {
    get language() {
      return language;
    },
    get version() {
      return version;
    },
    t: inWords,
    tRef(ref) {
      return 'text' in ref ? ref.text : inWords(ref.key, ref.values);
    },
    async setLanguage(next) {
      wanted = next;
      try {
        const messages = await loadCatalogue(next);
        // A second choice made while this catalogue loaded wins.
        if (wanted !== next) return true;
        activate(next, messages);
      } catch {
        return false;
      }
      document.documentElement.lang = next;
      storeLanguage(next);
      return true;
    },
    subscribe: (listener) => i18n.on('change', listener),
  };
}
