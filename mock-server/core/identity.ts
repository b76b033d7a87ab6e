import { randomBytes, randomUUID } from 'node:crypto';
import type { Request } from 'express';
import type { TokenRow, UserRow } from '../database/tables';
import { failUnauthorized } from './refusal';
import type { Store } from './store';

const MINUTE_S = 60;
const DAY_S = 24 * 60 * MINUTE_S;

/** How long each kind of token is good for, in seconds (sessions.md#how-long-tokens-live). */
export const TOKEN_LIFE_S: Readonly<Record<TokenRow['kind'], number>> = {
  session: 60 * MINUTE_S,
  temporary: 15 * MINUTE_S,
  login: 15 * MINUTE_S,
  ekyc: 30 * MINUTE_S,
  reset: DAY_S,
  verification: DAY_S,
};

export const TOKEN_KINDS = Object.keys(TOKEN_LIFE_S) as readonly TokenRow['kind'][];

/** Who makes a call, by its bearer token. */
export interface Identity {
  user: UserRow;
  token: string;
}

/** The good token that a call came with, and whose it was. */
const admitted = new WeakMap<object, Pick<TokenRow, 'token' | 'kind'> & { email: string }>();

/** A token as it goes over the wire; `expire_time` is seconds since the epoch. */
interface IssuedToken {
  token: string;
  expire_time: number;
}

/** A fresh token of a kind. One of a session begins a new session unless `sessionId` names one. */
export function issueToken(
  store: Store,
  user: UserRow,
  kind: TokenRow['kind'],
  sessionId: string = randomUUID(),
): IssuedToken {
  const token = randomBytes(32).toString('base64url');
  const lifeS = store.tables.token_life_s[kind] ?? TOKEN_LIFE_S[kind];
  const expiresAtS = Math.floor(store.nowMs() / 1000) + lifeS;
  forgetSpentTokens(store);
  store.tables.tokens.push({
    token,
    kind,
    user_id: user.id,
    expires_at_ms: expiresAtS * 1000,
    ...(kind === 'session' && { session_id: sessionId }),
  });
  return { token, expire_time: expiresAtS };
}

/** A fresh token for the same session; the old one runs out after `seconds` or at its own time. */
export function renewSession(
  store: Store,
  { user, token }: Identity,
  seconds: number,
): IssuedToken {
  const row = findToken(store, token);
  if (row) row.expires_at_ms = Math.min(row.expires_at_ms, store.nowMs() + seconds * 1000);
  return issueToken(store, user, 'session', row?.session_id);
}

export function revokeToken(store: Store, token: string): void {
  store.tables.tokens = store.tables.tokens.filter((row) => row.token !== token);
}

/** Ends a session with all its tokens: those that it was renewed with, and the ones before. */
export function endSession(store: Store, token: string): void {
  const { session_id: ended } = findToken(store, token) ?? {};
  store.tables.tokens = store.tables.tokens.filter(
    (row) => row.token !== token && (ended === undefined || row.session_id !== ended),
  );
}

/**
 * Ends what an old password has opened: all tokens of a user but those that verify the address, and
 * but the session of `keptToken`.
 */
export function endAccess(store: Store, user: UserRow, exceptToken = ''): void {
  const { session_id: exceptSession } = findToken(store, exceptToken) ?? {};
  store.tables.tokens = store.tables.tokens.filter(
    (row) =>
      row.user_id !== user.id ||
      row.kind === 'verification' ||
      (exceptSession !== undefined && row.session_id === exceptSession),
  );
}

/** The row of a token of one of these kinds; undefined where it is unknown or has run out. */
export function findGoodToken(
  store: Store,
  token: string,
  kinds: readonly TokenRow['kind'][],
): TokenRow | undefined {
  const row = findToken(store, token);
  return row && kinds.includes(row.kind) && row.expires_at_ms > store.nowMs() ? row : undefined;
}

/** Keeps the table short over days; the tokens of verification mails stay known (`verifyAccount`). */
function forgetSpentTokens(store: Store): void {
  const nowMs = store.nowMs();
  store.tables.tokens = store.tables.tokens.filter(
    (row) => row.kind === 'verification' || row.expires_at_ms > nowMs,
  );
}

function findToken(store: Store, token: string): TokenRow | undefined {
  return store.tables.tokens.find((row) => row.token === token);
}

/** The contract's security schemes; each names the kind of token that it admits. */
export function makeSecurityHandlers(storeOf: (request: Request) => Store | undefined) {
  const admit = (kind: TokenRow['kind']) => (request: Request) => {
    const store = storeOf(request);
    if (!store) throw failUnauthorized();
    const token = readBearer(request);
    const { email } = findIdentity(store, { token, kind }).user;
    admitted.set(request, { token, kind, email });
    return true;
  };
  return { session: admit('session'), temporary: admit('temporary') };
}

/** Whose token a call came with, also where it has ended since; null where it came without. */
export const callerOf = (request: Request): string | null => admitted.get(request)?.email ?? null;

/** Who makes this call; null where the call came without a good token and may. */
export function identityOf(store: Store, request: Request): Identity | null {
  const bearer = admitted.get(request);
  // Looked up again: the store may have been reset while the call was under way.
  return bearer ? findIdentity(store, bearer) : null;
}

function findIdentity(store: Store, { token, kind }: Pick<TokenRow, 'token' | 'kind'>): Identity {
  const row = findGoodToken(store, token, [kind]);
  const user = row && store.findUser(row.user_id);
  if (!user) throw failUnauthorized();
  return { user, token };
}

/** The bearer token of a call; empty where it has none. */
export function readBearer(request: Request): string {
  return /^Bearer (\S+)$/.exec(request.headers.authorization ?? '')?.[1] ?? '';
}
