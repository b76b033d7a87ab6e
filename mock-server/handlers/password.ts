import { endAccess, findGoodToken, issueToken } from '../core/identity';
import { fail } from '../core/apiProblem';
import { route } from '../core/route';
import type { Store } from '../core/store';
import type { UserRow } from '../database/tables';
import { checkMailedPage, linkWithToken, sendPasswordResetMail } from '../rules/accountMails';
import { decryptPassword, isSamePassword, readNewPassword } from '../rules/password';

export const passwordRoutes = [
  route('requestPasswordReset', ({ store, body, appOrigins }) => {
    checkMailedPage(body.url, appOrigins);
    const user = store.findUserByEmail(body.email);
    if (user) {
      const { token } = issueToken(store, user, 'reset');
      sendPasswordResetMail(store.tables, user, linkWithToken(body.url, token), store.now());
    }
    return null;
  }),

  route('resetPassword', ({ store, body }) => {
    const user = findByResetToken(store, body.token);
    choosePassword(user, readNewPassword(body.password));
    endAccess(store, user);
    return null;
  }),

  route('updatePassword', ({ store, user, token, body }) => {
    const old = decryptPassword(body.old_password) ?? '';
    // Not 401: that would say that the session is over.
    if (!isSamePassword(old, user.password)) throw fail(400, 'Kata sandi lama tidak sesuai');
    choosePassword(user, readNewPassword(body.password));
    endAccess(store, user, token);
    return null;
  }),
];

// Assumption: a new password ends what the old one has opened: the account's other sessions and its
// open links (`endAccess`).
function choosePassword(user: UserRow, password: string): void {
  user.password = password;
  user.token_expired_password = null;
}

function findByResetToken(store: Store, token: string): UserRow {
  const row = findGoodToken(store, token, ['reset']);
  const user = row && store.findUser(row.user_id);
  if (!user) throw fail(400, 'Token not found');
  return user;
}
