import { fail } from '../core/apiProblem';
import type { MessageRow, Tables, UserRow } from '../database/tables';

/** Refuses (422) a page outside the app: otherwise a caller could mail links to any site. */
export function checkMailedPage(page: string, appOrigins: readonly string[]): void {
  const isOfApp = URL.canParse(page) && appOrigins.includes(new URL(page).origin);
  if (!isOfApp) throw fail(422, 'Alamat tautan tidak valid');
}

/** The page with the token in its query; the rest of the query stays. */
export function linkWithToken(page: string, token: string): string {
  const link = new URL(page);
  link.searchParams.set('token', token);
  return link.href;
}

type Mail = Required<Pick<MessageRow, 'subject' | 'body' | 'link' | 'created_at'>> &
  Partial<Pick<MessageRow, 'to'>>;

/** Puts a mail with a link to a user, or to somebody who acts for them, into the outbox. */
export function sendMail(tables: Tables, user: UserRow, mail: Mail): void {
  tables.outbox.push({ user_id: user.id, channel: 'email', to: user.email, ...mail });
}

/** Puts the mail with the link that verifies an account into the outbox. */
export function sendVerificationMail(
  tables: Tables,
  user: UserRow,
  link: string,
  createdAt: string,
): void {
  sendMail(tables, user, {
    subject: 'Verifikasi akun Anda',
    body: `Buka tautan berikut untuk memverifikasi akun Anda: ${link}. Berlaku 24 jam.`,
    link,
    created_at: createdAt,
  });
}

/** Puts the mail with the link to a new password into the outbox. */
export function sendPasswordResetMail(
  tables: Tables,
  user: UserRow,
  link: string,
  createdAt: string,
): void {
  sendMail(tables, user, {
    subject: 'Atur ulang kata sandi Anda',
    body:
      `Buka tautan berikut untuk mengatur ulang kata sandi Anda: ${link}. Berlaku 24 jam. ` +
      'Abaikan email ini bila Anda tidak memintanya.',
    link,
    created_at: createdAt,
  });
}
