import { EMBED_VERSION, type EmbedMessage } from '@/domain/embed/messages';
import type { Texts } from '@/i18n/texts';

/** `ready`, in the language that is on the screen now. */
export const readyMessage = ({ language }: Pick<Texts, 'language'>): EmbedMessage => ({
  type: 'ready',
  payload: { supported_versions: [EMBED_VERSION], locale: language },
});
