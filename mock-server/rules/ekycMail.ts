import { isCompany, transitionFacts } from '@/domain/access/transitions';
import { issueToken } from '../core/identity';
import type { Store } from '../core/store';
import type { Tables, UserRow } from '../database/tables';
import { sendMail } from './accountMails';

/** Whether another person than the user takes the pictures: the person in charge of a company. */
export const isEkycByPic = (user: UserRow): boolean => isCompany(transitionFacts(user, []));

/**
 * Puts the mail with the link to the e-KYC page of a company into the outbox. Assumption: it goes to
 * the person in charge, and to the address of the account where that person has none.
 */
export function putEkycMail(tables: Tables, user: UserRow, token: string, createdAt: string): void {
  const pic = tables.pics.find((row) => row.user_id === user.id);
  const link = `/bos/ekyc/${token}`;
  sendMail(tables, user, {
    to: pic?.information.email ?? user.email,
    subject: 'Verifikasi identitas (e-KYC)',
    body:
      `Anda adalah penanggung jawab ${user.information.company_name ?? user.email}. Buka tautan ` +
      `berikut dengan ponsel Anda, lalu potret KTP dan swafoto Anda: ${link}. Berlaku 30 menit. ` +
      'Bila sudah kedaluwarsa, minta tautan baru dari pemilik akun.',
    link,
    created_at: createdAt,
  });
}

/** Sends that mail when the e-KYC of a company begins; an individual goes on in the app. */
export function sendEkycMail(store: Store, user: UserRow): void {
  if (!isEkycByPic(user)) return;
  putEkycMail(store.tables, user, issueToken(store, user, 'ekyc').token, store.now());
}
