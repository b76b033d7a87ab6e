import { fromBase64, joinBytes, toBase64 } from './bytes';

const CBC_IV_BYTES = 16;

const importKey = (keyBase64: string, algorithm: string, usage: KeyUsage[]): Promise<CryptoKey> =>
  crypto.subtle.importKey('raw', fromBase64(keyBase64), algorithm, false, usage);

/**
 * Encrypts a password as the backend expects it: AES-256-CBC, prefixed by a random IV of 16 bytes,
 * base64 (sign-in.md#the-password-cipher). The key is public in the page, so this only keeps
 * passwords from being read casually in logs and adds nothing to TLS. Rejects if the key is
 * unusable.
 */
export async function encryptPassword(password: string, keyBase64: string): Promise<string> {
  const key = await importKey(keyBase64, 'AES-CBC', ['encrypt']);
  const iv = crypto.getRandomValues(new Uint8Array(CBC_IV_BYTES));
  const bytes = new TextEncoder().encode(password);
  const encrypted = await crypto.subtle.encrypt({ name: 'AES-CBC', iv }, key, bytes);
  return toBase64(joinBytes(iv, new Uint8Array(encrypted)));
}

const GCM_IV_BYTES = 12;

/**
 * Encrypts a text so that any change to it is detected (AES-GCM). Rejects if the key is unusable.
 */
export async function seal(text: string, keyBase64: string): Promise<string> {
  const key = await importKey(keyBase64, 'AES-GCM', ['encrypt']);
  const iv = crypto.getRandomValues(new Uint8Array(GCM_IV_BYTES));
  const bytes = new TextEncoder().encode(text);
  const sealed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, bytes);
  return toBase64(joinBytes(iv, new Uint8Array(sealed)));
}

/** Decrypts a sealed text; null if it was changed, or sealed with another key. */
export async function unseal(sealed: string, keyBase64: string): Promise<string | null> {
  try {
    const bytes = fromBase64(sealed);
    const key = await importKey(keyBase64, 'AES-GCM', ['decrypt']);
    const iv = bytes.subarray(0, GCM_IV_BYTES);
    const text = await crypto.subtle.decrypt(
      { name: 'AES-GCM', iv },
      key,
      bytes.subarray(GCM_IV_BYTES),
    );
    return new TextDecoder('utf-8', { fatal: true }).decode(text);
  } catch {
    return null;
  }
}
