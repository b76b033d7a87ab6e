import { beginMailWait, secondsUntilMail } from '@/domain/session/accountVerification';
import { issueToken } from '../core/identity';
import { fail } from '../core/apiProblem';
import { route } from '../core/route';
import type { Store } from '../core/store';
import type { UserRow } from '../database/tables';
import { checkMailedPage, linkWithToken, sendVerificationMail } from '../rules/accountMails';
import { makeNewUser } from '../rules/newUser';
import { readNewPassword } from '../rules/password';

export const registrationRoutes = [
  route('register', ({ store, body, appOrigins }) => {
    checkMailedPage(body.url, appOrigins);
    const password = readNewPassword(body.password);
    if (store.findUserByEmail(body.email)) throw fail(409, 'Email already registered');
    const user = makeNewUser(store.nextId('users'), body, password);
    store.tables.users.push(user);
    mailVerificationLink(store, user, body.url);
    return { user_id: user.id, email: user.email };
  }),

  route('verifyAccount', ({ store, body }) => {
    const user = findByVerificationToken(store, body.token);
    const verifyAt = store.now();
    user.is_verified = true;
    user.verify_at = verifyAt;
    return { token: body.token, verify_at: verifyAt };
  }),

  route('sendVerificationEmail', ({ store, body, appOrigins }) => {
    checkMailedPage(body.url, appOrigins);
    awaitTurn(store, body.email.toLowerCase());
    const user = store.findUserByEmail(body.email);
    if (user && !user.is_verified) mailVerificationLink(store, user, body.url);
    return null;
  }),
];

function mailVerificationLink(store: Store, user: UserRow, page: string): void {
  const { token } = issueToken(store, user, 'verification');
  sendVerificationMail(store.tables, user, linkWithToken(page, token), store.now());
}

/**
 * Allows one mail in 59 seconds for an address, with the same wait as the app shows
 * (sign-in.md#verification-mail).
 *
 * Assumption: the wait applies to every address, so that it does not reveal which ones are
 * registered. The mail of the registration does not count: the first resend needs no wait.
 */
function awaitTurn(store: Store, email: string): void {
  const nowMs = store.nowMs();
  const waitS = (askedAtMs: number) => secondsUntilMail(beginMailWait(askedAtMs), nowMs);
  const waiting = store.tables.verification_requests.filter((row) => waitS(row.asked_at_ms) > 0);
  const asked = waiting.find((row) => row.email === email);
  if (asked) {
    throw fail(429, 'Email verifikasi baru saja dikirim. Silakan tunggu sebelum meminta lagi.', {
      retry_after_s: waitS(asked.asked_at_ms),
    });
  }
  store.tables.verification_requests = [...waiting, { email, asked_at_ms: nowMs }];
}

/**
 * The account that this token verifies.
 *
 * Assumption: the tokens stay stored after they were used or have expired, so that a link which is
 * opened again gets 409 (already verified) instead of an unknown token.
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
