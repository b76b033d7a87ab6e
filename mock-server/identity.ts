import { randomBytes } from 'node:crypto';
import type { Request } from 'express';
import type { TokenRow, UserRow } from './database/tables';
import { failUnauthorized } from './refusal';
import type { Store } from './store';

const MINUTE_S = 60;
const DAY_S = 24 * 60 * MINUTE_S;

/** How long each kind of token is good for, in seconds (decisions.md 4, api.md). */
export const TOKEN_LIFE_S: Readonly<Record<TokenRow['kind'], number>> = {
  session: 60 * MINUTE_S,
  temporary: 15 * MINUTE_S,
  login: 15 * MINUTE_S,
  ekyc: 30 * MINUTE_S,
  reset: DAY_S,
  verification: DAY_S,
};

/** Who makes a call, by its bearer token. */
export interface Identity {
  user: UserRow;
  token: string;
}

const identities = new WeakMap<object, Identity>();

/** A fresh token of a kind; `expire_time` is seconds since the epoch. */
export function issueToken(
  store: Store,
  user: UserRow,
  kind: TokenRow['kind'],
): { token: string; expire_time: number } {
  const token = randomBytes(32).toString('base64url');
  const expiresAtS = Math.floor(store.nowMs() / 1000) + TOKEN_LIFE_S[kind];
  store.tables.tokens.push({ token, kind, user_id: user.id, expires_at_ms: expiresAtS * 1000 });
  return { token, expire_time: expiresAtS };
}

/** Lets a token run out after `seconds`, or at its own time if that comes first. */
export function shortenToken(store: Store, token: string, seconds: number): void {
  const row = store.tables.tokens.find((candidate) => candidate.token === token);
  if (row) row.expires_at_ms = Math.min(row.expires_at_ms, store.nowMs() + seconds * 1000);
}

export function revokeToken(store: Store, token: string): void {
  store.tables.tokens = store.tables.tokens.filter((row) => row.token !== token);
}

/** The contract's security schemes; each names the kind of token that it admits. */
export function makeSecurityHandlers(store: Store) {
  const admit = (kind: TokenRow['kind']) => (request: Request) => {
    const token = readBearer(request);
    const row = store.tables.tokens.find(
      (candidate) => candidate.token === token && candidate.kind === kind,
    );
    const user = row && row.expires_at_ms > store.nowMs() ? store.findUser(row.user_id) : undefined;
    if (!user) throw failUnauthorized();
    identities.set(request, { user, token });
    return true;
  };
  return { session: admit('session'), temporary: admit('temporary') };
}

/** Who makes this call; null where the call came without a good token and may. */
export function identityOf(request: Request): Identity | null {
  return identities.get(request) ?? null;
}

function readBearer(request: Request): string {
  return /^Bearer (\S+)$/.exec(request.headers.authorization ?? '')?.[1] ?? '';
}
