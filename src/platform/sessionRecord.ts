import { randomId } from './randomId';
import type { SafeStorage } from './safeStorage';

/**
 * A random name of the session that the cookie belongs to, which stays the same when the token is
 * refreshed, and the fingerprints of its tokens. Assumption: it identifies nobody and opens
 * nothing, so localStorage may hold it.
 */
export const SESSION_RECORD = 'bos.session';

/** How the tabs of one browser know which session the token in the cookie belongs to. */
export interface SessionRecord {
  /** The name of the browser's session; null after a sign-out. */
  name(): string | null;
  /** Whether a token belongs to that session. */
  matches(token: string): boolean;
  /** Another session has begun. */
  begin(token: string): void;
  /** Names the session of a token without a name; all tabs arrive at the same name. */
  claim(token: string): void;
  /** The same session goes on with a fresh token; `before` stays valid for a while. */
  renew(token: string, before: string | null): void;
  end(): void;
}

/** 32 bits of a token (FNV-1a): enough to distinguish two tokens, and useless to anybody else. */
function fingerprint(token: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < token.length; at += 1)
    hash = Math.imul(hash ^ token.charCodeAt(at), 0x01000193);
  return (hash >>> 0).toString(16);
}

export function makeSessionRecord(storage: SafeStorage): SessionRecord {
  const parts = () => storage.get(SESSION_RECORD)?.split(' ') ?? [];
  const write = (name: string, tokens: (string | null)[]) =>
    storage.set(
      SESSION_RECORD,
      [name, ...tokens.filter((token) => token !== null).map(fingerprint)].join(' '),
    );
  const name = () => parts()[0] ?? null;

  return {
    name,
    matches: (token) => parts().slice(1).includes(fingerprint(token)),
    begin: (token) => write(randomId(), [token]),
    claim: (token) => write(fingerprint(token), [token]),
    renew: (token, before) => write(name() ?? fingerprint(token), [token, before]),
    end: () => storage.remove(SESSION_RECORD),
  };
}
