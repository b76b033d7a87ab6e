import type { Notification } from '@/api/wire';
import { foldText, hasWords, wordsOf } from '@/domain/notifications/search';
import { MAX_MESSAGE_LENGTH, plainText } from './plainText';

/** The searched text of each notification, made once: a list of 999 has megabytes of markup. */
const textsOf = new WeakMap<Notification, string>();

function searchedText(notification: Notification): string {
  const known = textsOf.get(notification);
  if (known !== undefined) return known;
  const { title, highlight, message } = notification;
  const words = plainText(message.slice(0, MAX_MESSAGE_LENGTH));
  const text = foldText([title, highlight ?? '', words].join(' '));
  textsOf.set(notification, text);
  return text;
}

/** The notifications that have all words of a search; all of them without a word. */
export function findNotifications(
  list: readonly Notification[],
  query: string,
): readonly Notification[] {
  const words = wordsOf(query);
  if (words.length === 0) return list;
  return list.filter((notification) => hasWords(searchedText(notification), words));
}
