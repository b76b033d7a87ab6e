import { roleName, typeName } from '../database/names';
import type { Schemas, UserRow } from '../database/tables';
import { issueToken, revokeToken, shortenToken } from '../identity';
import { decryptPassword, isSamePassword } from '../password';
import { fail } from '../refusal';
import { route } from '../route';
import type { Store } from '../store';
import { sendVerificationMail } from '../verificationMail';

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

  route('verifyAccount', ({ store, body }) => {
    const user = findByVerificationToken(store, body.token);
    const verifyAt = store.now();
    user.is_verified = true;
    user.verify_at = verifyAt;
    return { token: body.token, verify_at: verifyAt };
  }),

  route('sendVerificationEmail', ({ store, body }) => {
    if (!URL.canParse(body.url)) throw fail(422, 'Alamat tautan tidak valid');
    const user = store.findUserByEmail(body.email);
    if (user && !user.is_verified) {
      const { token } = issueToken(store, user, 'verification');
      const link = new URL(body.url);
      link.searchParams.set('token', token);
      sendVerificationMail(store.tables, user, link.href, store.now());
    }
    return null;
  }),

  route('getProfile', ({ user }) => toProfile(user)),

  route('logout', ({ store, token }) => {
    revokeToken(store, token);
    return null;
  }),

  route('updateUserToken', ({ store, user, token }) => {
    shortenToken(store, token, OLD_TOKEN_LIFE_S);
    return issueToken(store, user, 'session');
  }),

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
 * The account that waits for this token. Its tokens stay known after they were used or ran out, so
 * that a link which is opened again is told that all is done, not that it is unknown.
 */
function findByVerificationToken(store: Store, token: string): UserRow {
  const row = store.tables.tokens.find(
    (candidate) => candidate.kind === 'verification' && candidate.token === token,
  );
  const user = row && store.findUser(row.user_id);
  if (user?.is_verified) throw fail(409, 'Account already verified');
  if (!row || !user || row.expires_at_ms <= store.nowMs()) throw fail(400, 'Token not found');
  return user;
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
