import { jsonFields } from '@/primitives/readObject';
import type { TemporaryTokensPort } from '@/ports/session';
import { isExpired } from '@/domain/session/tokenExpiry';
import { isToken } from './isToken';
import type { SafeStorage } from './safeStorage';

/** In sessionStorage, so for this tab only. */
const PREFIX = 'bos.otp.';

interface Entry {
  token: string;
  expiresAtMs: number | null;
  sentTo: string | null;
  mayBeTaken: boolean;
}

function entryIn(stored: string | null): Entry | null {
  const { token, expiresAtMs, sentTo, mayBeTaken } = jsonFields(stored);
  if (typeof token !== 'string' || !isToken(token)) return null;
  return {
    token,
    expiresAtMs: typeof expiresAtMs === 'number' ? expiresAtMs : null,
    sentTo: typeof sentTo === 'string' ? sentTo : null,
    mayBeTaken: mayBeTaken === true,
  };
}

export function makeTemporaryTokens(storage: SafeStorage): TemporaryTokensPort {
  const metAlive = new Set<string>();
  const entryOf = (userId: string) => entryIn(storage.get(PREFIX + userId));
  const write = (userId: string, entry: Entry) =>
    storage.set(PREFIX + userId, JSON.stringify(entry));
  const change = (userId: string, changed: Partial<Entry>) => {
    const entry = entryOf(userId);
    if (entry !== null) write(userId, { ...entry, ...changed });
  };

  return {
    read(userId) {
      const entry = entryOf(userId);
      if (entry === null) return null;
      if (!metAlive.has(entry.token) && isExpired(entry.expiresAtMs, Date.now())) return null;
      metAlive.add(entry.token);
      return entry.token;
    },
    store(userId, token, expiresAtMs) {
      metAlive.add(token);
      const sentTo = entryOf(userId)?.sentTo ?? null;
      write(userId, { token, expiresAtMs, sentTo, mayBeTaken: false });
    },
    readSentTo: (userId) => entryOf(userId)?.sentTo ?? null,
    storeSentTo: (userId, sentTo) => change(userId, { sentTo }),
    readMayBeTaken: (userId) => entryOf(userId)?.mayBeTaken ?? false,
    storeMayBeTaken: (userId, mayBeTaken) => change(userId, { mayBeTaken }),
    remove: (userId) => storage.remove(PREFIX + userId),
    removeAll: () => storage.keys(PREFIX).forEach((key) => storage.remove(key)),
  };
}
