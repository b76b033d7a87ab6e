import { endSession, findGoodToken, issueToken, renewSession, revokeToken } from '../core/identity';
import { fail } from '../core/apiProblem';
import { route } from '../core/route';
import type { Store } from '../core/store';
import { roleName, typeName } from '../database/names';
import type { Schemas, UserRow } from '../database/tables';
import { decryptPassword, isSamePassword } from '../rules/password';

/** For how long the old token stays good after a refresh: calls under way still carry it. */
const OLD_TOKEN_LIFE_S = 60;

/** Compared with where no user has the address, so that the answer takes the same time. */
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

/** Refuses an unknown address just as a wrong password. */
function findByPassword(store: Store, email: string, encrypted: string): UserRow {
  const user = store.findUserByEmail(email);
  const given = decryptPassword(encrypted) ?? '';
  const isRight = isSamePassword(given, (user ?? NOBODY).password);
  if (!user || !isRight) throw fail(401, 'Email or password is wrong');
  return user;
}

/**
 * Who follows a link into the app; a login token is used up by it, that of the e-KYC page is not.
 *
 * Assumption: the token itself has proved who comes, so nobody is asked for a one-time code as well.
 * That of the e-KYC page is exchanged here too, for no other call is named
 * (sessions.md#how-long-tokens-live), and each exchange begins a session of its own: computer and
 * phone are both in.
 */
function useLinkToken(store: Store, token: string): UserRow {
  const row = findGoodToken(store, token, ['login', 'ekyc']);
  const user = row && store.findUser(row.user_id);
  if (!user) throw fail(400, 'Token not found');
  if (row.kind === 'login') revokeToken(store, token);
  return user;
}

// Assumption: the token that the profile names for a password that has run out is always a good one,
// or somebody who signs in a day later could never set a new password.
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
