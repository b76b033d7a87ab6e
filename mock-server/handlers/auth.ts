import { endSession, findGoodToken, issueToken, renewSession, revokeToken } from '../core/identity';
import { fail } from '../core/apiProblem';
import { route } from '../core/route';
import type { Store } from '../core/store';
import { roleName, typeName } from '../database/names';
import type { Schemas, UserRow } from '../database/tables';
import { decryptPassword, isSamePassword } from '../rules/password';

/** How long the old token stays valid after a refresh: running calls still use it. */
const OLD_TOKEN_LIFE_S = 60;

/** Compared if no user has the address, so that the response takes the same time. */
const NOBODY = { password: 'Bukan#siapa-siapa0' };

export const authRoutes = [
  route('login', ({ store, body }) => {
    const user = findByPassword(store, body.email, body.password);
    if (!user.is_verified) throw fail(400, 'Account not verified');
    return {
      ...issueToken(store, user, user.is_otp_needed ? 'temporary' : 'session'),
      type_id: user.type_id,
      role_id: user.role_id,
      user_id: user.id,
      is_need_otp: user.is_otp_needed,
    };
  }),

  route('exchangeLoginToken', ({ store, body }) => {
    const user = useLinkToken(store, body.token);
    return { ...issueToken(store, user, 'session'), user_id: user.id };
  }),

  route('getProfile', ({ store, user }) => {
    renewExpiredPasswordToken(store, user);
    return toProfile(user);
  }),

  route('logout', ({ store, token }) => {
    endSession(store, token);
    return null;
  }),

  route('updateUserToken', ({ store, user, token }) =>
    renewSession(store, { user, token }, OLD_TOKEN_LIFE_S),
  ),

  route('acceptTerms', ({ user, body }) => {
    user.tnc = body.version;
    return null;
  }),
];

/** Refuses an unknown address exactly like a wrong password. */
function findByPassword(store: Store, email: string, encrypted: string): UserRow {
  const user = store.findUserByEmail(email);
  const given = decryptPassword(encrypted) ?? '';
  const isRight = isSamePassword(given, (user ?? NOBODY).password);
  if (!user || !isRight) throw fail(401, 'Email or password is wrong');
  return user;
}

/**
 * The user of a link into the app. A login token can be used once, an e-KYC token until it expires.
 *
 * Assumption: the token itself proves who the user is, so no one-time code is needed. The e-KYC
 * token is exchanged here too, because the spec names no other call
 * (sessions.md#how-long-tokens-live). Each exchange begins its own session, so the computer and the
 * phone are both signed in.
 */
function useLinkToken(store: Store, token: string): UserRow {
  const row = findGoodToken(store, token, ['login', 'ekyc']);
  const user = row && store.findUser(row.user_id);
  if (!user) throw fail(400, 'Token not found');
  if (row.kind === 'login') revokeToken(store, token);
  return user;
}

// Assumption: the profile always has a valid token for an expired password. Otherwise a user who
// signs in a day later could never set a new one.
function renewExpiredPasswordToken(store: Store, user: UserRow): void {
  const { token_expired_password: token } = user;
  if (token === null || findGoodToken(store, token, ['reset'])) return;
  user.token_expired_password = issueToken(store, user, 'reset').token;
}

function toProfile(user: UserRow): Schemas['Profile'] {
  return {
    id: user.id,
    email: user.email,
    name: user.information.name,
    referral_code: user.referral_code,
    role_id: user.role_id,
    role_name: roleName(user.role_id),
    source: user.source,
    status_id: user.onboarding_status_id,
    tnc: user.tnc,
    tribe_id: null,
    tribe_name: null,
    type_id: user.type_id,
    type_name: typeName(user.type_id),
    token_expired_password: user.token_expired_password,
  };
}
