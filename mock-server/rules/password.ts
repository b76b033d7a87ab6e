import {
  createCipheriv,
  createDecipheriv,
  createHash,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto';
import { checkNewPassword } from '@/domain/validation/password';
import { fail } from '../core/apiProblem';
import { passwordKey } from './passwordKey';

const IV_BYTES = 16;

/**
 * The password behind its cipher (AES-256-CBC, the IV of 16 bytes put before, base64); null where it
 * was not encrypted with our key. It adds nothing to TLS: it is what the backend expects.
 */
export function decryptPassword(encrypted: string): string | null {
  const bytes = Buffer.from(encrypted, 'base64');
  try {
    const key = Buffer.from(passwordKey, 'base64');
    const decipher = createDecipheriv('aes-256-cbc', key, bytes.subarray(0, IV_BYTES));
    const plain = Buffer.concat([decipher.update(bytes.subarray(IV_BYTES)), decipher.final()]);
    return plain.toString('utf8');
  } catch {
    return null;
  }
}

/** What the app does to a password before it sends it. */
export function encryptPassword(password: string): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv('aes-256-cbc', Buffer.from(passwordKey, 'base64'), iv);
  return Buffer.concat([iv, cipher.update(password, 'utf8'), cipher.final()]).toString('base64');
}

/**
 * A password that somebody chooses, by the rules of formats.md#passwords; 422 where it breaks them.
 */
export function readNewPassword(encrypted: string): string {
  const password = decryptPassword(encrypted);
  if (password === null) throw fail(422, 'Kata sandi tidak dapat dibaca');
  if (checkNewPassword(password)) throw fail(422, 'Kata sandi belum memenuhi semua syarat');
  return password;
}

/** Compares two passwords in a time that does not depend on how much of them agrees. */
export function isSamePassword(given: string, expected: string): boolean {
  const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(expected));
}
