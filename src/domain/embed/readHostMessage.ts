import { isObject } from '@/primitives/readObject';
import { EMBED_VERSION, type EmbedLocale, type HostMessage, type HostType } from './messages';

type Fields = Readonly<Record<string, unknown>>;

/** Longer than any token. A longer text is refused before anything reads it. */
const LONGEST_TOKEN = 4096;

/** An own property; nothing of a prototype counts. */
const own = (fields: Fields, name: string): unknown =>
  Object.hasOwn(fields, name) ? fields[name] : undefined;

const isLocale = (value: unknown): value is EmbedLocale => value === 'id' || value === 'en';

const isAuth = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= LONGEST_TOKEN && /^[\x21-\x7e]+$/.test(value);

const isMissing = (value: unknown): value is undefined => value === undefined;

/** By type, the message of a payload; null for a payload of another shape. */
const READERS: { [Type in HostType]: (payload: Fields) => HostMessage | null } = {
  init(payload) {
    const [locale, auth] = [own(payload, 'locale'), own(payload, 'auth')];
    const isInit =
      own(payload, 'version') === EMBED_VERSION &&
      (isMissing(locale) || isLocale(locale)) &&
      (isMissing(auth) || isAuth(auth));
    if (!isInit) return null;
    return {
      type: 'init',
      payload: {
        version: EMBED_VERSION,
        ...(isLocale(locale) && { locale }),
        ...(isAuth(auth) && { auth }),
      },
    };
  },
  token_update(payload) {
    const auth = own(payload, 'auth');
    return isAuth(auth) ? { type: 'token_update', payload: { auth } } : null;
  },
  set_locale(payload) {
    const locale = own(payload, 'locale');
    return isLocale(locale) ? { type: 'set_locale', payload: { locale } } : null;
  },
  navigate_back: () => ({ type: 'navigate_back', payload: {} }),
  request_state: () => ({ type: 'request_state', payload: {} }),
  close(payload) {
    const force = own(payload, 'force');
    if (isMissing(force)) return { type: 'close', payload: {} };
    return typeof force === 'boolean' ? { type: 'close', payload: { force } } : null;
  },
};

const isHostType = (type: unknown): type is HostType =>
  typeof type === 'string' && Object.hasOwn(READERS, type);

/** The types of the messages from a portal. */
export const HOST_TYPES: readonly string[] = Object.keys(READERS);

/**
 * Reads what somebody has posted to the page; null for anything that is no message of the protocol
 * (embedding.md#from-the-portal). Unknown properties are ignored. It never throws, and returns a
 * message of its own making, so that nothing of the data gets further.
 */
export function readHostMessage(data: unknown): HostMessage | null {
  try {
    if (!isObject(data)) return null;
    const [type, payload] = [own(data, 'type'), own(data, 'payload')];
    const isOurs =
      own(data, 'source') === 'bos-host' &&
      own(data, 'version') === EMBED_VERSION &&
      isHostType(type);
    if (!isOurs) return null;
    if (isMissing(payload)) return READERS[type]({});
    return isObject(payload) ? READERS[type](payload) : null;
  } catch {
    return null;
  }
}
