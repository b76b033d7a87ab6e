import { setupI18n, type Messages } from '@lingui/core';
import type { MessageRef, MessageValues } from '@/primitives/messageRef';
import type { TextKey } from './indonesian';
import { storeLanguage, type Language } from './language';
import { indonesianWords } from './words';

/** The messages of the product in the current language, for React and for code outside it. */
export type Texts = {
  readonly language: Language;
  /** The language that was chosen last: its catalogue may still be loading. */
  readonly wanted: Language;
  /** The number of language switches; after each one all texts are different. */
  readonly version: number;
  /** Returns the text of a key. `productName` is a value of every message. */
  t(key: TextKey, values?: MessageValues): string;
  /** Returns the text of a message reference; a text of the server is returned unchanged. */
  tRef(ref: MessageRef): string;
  /** Switches, stores the choice and sets `<html lang>`; false if the catalogue did not load. */
  setLanguage(language: Language): Promise<boolean>;
  /** Forgets a choice whose catalogue is still loading. */
  forgetChoice(): void;
  /** Calls back after each switch; returns an unsubscribe function. */
  subscribe(listener: () => void): () => void;
};

export type TextsOptions = {
  productName: string;
  /** The messages in English, where the texts start in English. */
  english?: Messages | undefined;
};

const loadCatalogue = async (language: Language): Promise<Messages> =>
  language === 'id' ? indonesianWords.read() : (await import('./english')).english;

/** Makes the texts, starting in Indonesian if there are no English messages. */
export function makeTexts({ productName, english }: TextsOptions): Texts {
  const i18n = setupI18n({
    locale: english === undefined ? 'id' : 'en',
    messages: { id: indonesianWords.read(), ...(english && { en: english }) },
    // A message that is not loaded yet is shown as its key.
    missing: (_locale, key) => key,
  });
  let language: Language = english === undefined ? 'id' : 'en';
  let wanted: Language = language;
  let version = 0;

  const inWords = (key: string, values?: MessageValues): string =>
    i18n._(key, { productName, ...values });

  const activate = (next: Language, messages: Messages): void => {
    language = next;
    version += 1;
    i18n.loadAndActivate({ locale: next, messages });
  };

  indonesianWords.subscribe(() => {
    if (language === 'id') activate('id', indonesianWords.read());
  });

  // In development, edited messages replace the old ones on the page, so that no form is emptied.
  if (process.env.NODE_ENV === 'development' && module.hot) {
    module.hot.accept(['./english'], () => {
      void loadCatalogue(language).then((messages) => activate(language, messages));
    });
  }

  return {
    get language() {
      return language;
    },
    get wanted() {
      return wanted;
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
        // A later choice, made while this catalogue loaded, takes precedence.
        if (wanted !== next) return true;
        activate(next, messages);
      } catch {
        if (wanted === next) wanted = language;
        return false;
      }
      document.documentElement.lang = next;
      storeLanguage(next);
      return true;
    },
    forgetChoice() {
      wanted = language;
    },
    subscribe: (listener) => i18n.on('change', listener),
  };
}
