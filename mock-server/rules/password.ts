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
 * Decrypts a password (AES-256-CBC, base64, with the IV in the first 16 bytes); null if it was not
 * encrypted with our key. The cipher adds nothing to TLS, but the backend expects it.
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

/** Encrypts a password as the app does before it sends it. */
export function encryptPassword(password: string): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv('aes-256-cbc', Buffer.from(passwordKey, 'base64'), iv);
  return Buffer.concat([iv, cipher.update(password, 'utf8'), cipher.final()]).toString('base64');
}

/**
 * Decrypts a new password; 422 if it breaks the rules of formats.md#passwords.
 */
export function readNewPassword(encrypted: string): string {
  const password = decryptPassword(encrypted);
  if (password === null) throw fail(422, 'Kata sandi tidak dapat dibaca');
  if (checkNewPassword(password)) throw fail(422, 'Kata sandi belum memenuhi semua syarat');
  return password;
}

/** Compares two passwords in constant time. */
export function isSamePassword(given: string, expected: string): boolean {
  const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(expected));
}
