import type { Tables, UserRow } from './database/tables';

/** Puts the mail with the link that verifies an account into the outbox. */
export function sendVerificationMail(
  tables: Tables,
  user: UserRow,
  link: string,
  createdAt: string,
): void {
  tables.outbox.push({
    user_id: user.id,
    channel: 'email',
    to: user.email,
    subject: 'Verifikasi akun Anda',
    body: `Buka tautan berikut untuk memverifikasi akun Anda: ${link}. Berlaku 24 jam.`,
    link,
    created_at: createdAt,
  });
}
