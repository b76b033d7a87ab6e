import { randomBytes, randomUUID } from 'node:crypto';
import type { Request } from 'express';
import { typedKeys } from '@/primitives/typedKeys';
import type { TokenRow, UserRow } from '../database/tables';
import { failUnauthorized } from './apiProblem';
import type { Store } from './store';

const MINUTE_S = 60;
const DAY_S = 24 * 60 * MINUTE_S;

/** How long each kind of token is valid, in seconds (sessions.md#how-long-tokens-live). */
export const TOKEN_LIFE_S: Readonly<Record<TokenRow['kind'], number>> = {
  session: 60 * MINUTE_S,
  temporary: 15 * MINUTE_S,
  login: 15 * MINUTE_S,
  ekyc: 30 * MINUTE_S,
  reset: DAY_S,
  verification: DAY_S,
};

export const TOKEN_KINDS = typedKeys(TOKEN_LIFE_S);

/** Who makes a call, by its bearer token. */
export interface Identity {
  user: UserRow;
  token: string;
}

/** The valid token of a call, and its owner. */
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

/** A fresh token for the same session; the old one expires after `seconds` or at its own time. */
export function renewSession(
  store: Store,
  { user, token }: Identity,
  seconds: number,
): IssuedToken {
  endTokenIn(store, token, seconds);
  return issueToken(store, user, 'session', findToken(store, token)?.session_id);
}

/** A token is valid for some seconds more at most. */
function endTokenIn(store: Store, token: string, seconds: number): void {
  const row = findToken(store, token);
  if (row) row.expires_at_ms = Math.min(row.expires_at_ms, store.nowMs() + seconds * 1000);
}

/** A token has done its work: for some seconds it is good only for repeating that call. */
export function spendToken(store: Store, token: string, seconds: number): void {
  endTokenIn(store, token, seconds);
  const row = findToken(store, token);
  if (row) row.is_spent = true;
}

/** Throws if a token has done its work; a call that repeats it does not get here. */
export function checkUnspent(store: Store, token: string): void {
  if (findToken(store, token)?.is_spent) throw failUnauthorized();
}

export function revokeToken(store: Store, token: string): void {
  store.tables.tokens = store.tables.tokens.filter((row) => row.token !== token);
}

/** Ends a session with all its tokens, renewed ones and earlier ones. */
export function endSession(store: Store, token: string): void {
  const { session_id: ended } = findToken(store, token) ?? {};
  store.tables.tokens = store.tables.tokens.filter(
    (row) => row.token !== token && (ended === undefined || row.session_id !== ended),
  );
}

/**
 * Ends everything that an old password has opened: all tokens of a user, except those that verify
 * the address, and except the session of `exceptToken`.
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

/** The row of a token of one of these kinds; undefined if it is unknown or expired. */
export function findGoodToken(
  store: Store,
  token: string,
  kinds: readonly TokenRow['kind'][],
): TokenRow | undefined {
  const row = findToken(store, token);
  return row && kinds.includes(row.kind) && row.expires_at_ms > store.nowMs() ? row : undefined;
}

/** Removes old tokens; those of verification mails stay (`verifyAccount`). */
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

/** The owner of a call's token, even if the token has ended since; null without a token. */
export const callerOf = (request: Request): string | null => admitted.get(request)?.email ?? null;

/** The user of a call; null if the call may come without a valid token and does. */
export function identityOf(store: Store, request: Request): Identity | null {
  const bearer = admitted.get(request);
  // Looked up again, because the store may have been reset while the call was running.
  return bearer ? findIdentity(store, bearer) : null;
}

function findIdentity(store: Store, { token, kind }: Pick<TokenRow, 'token' | 'kind'>): Identity {
  const row = findGoodToken(store, token, [kind]);
  const user = row && store.findUser(row.user_id);
  if (!user) throw failUnauthorized();
  return { user, token };
}

/** The bearer token of a call; empty if there is none. */
export function readBearer(request: Request): string {
  return /^Bearer (\S+)$/.exec(request.headers.authorization ?? '')?.[1] ?? '';
}
