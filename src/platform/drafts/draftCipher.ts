import type { DraftDatabase, StoredDraft } from './database';

const KEY_NAME = 'drafts';
const IV_BYTES = 12;

/**
 * The key of this device: generated here, stored in the database, and not exportable. It protects a
 * lost disk or a shared computer, but not against scripts in the page.
 */
export async function deviceKey(database: DraftDatabase): Promise<CryptoKey> {
  const stored = await database.get('keys', KEY_NAME);
  if (stored !== undefined) return stored;
  const made = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, [
    'encrypt',
    'decrypt',
  ]);
  // Another tab may have generated one meanwhile; the first one counts.
  const transaction = database.transaction('keys', 'readwrite');
  const first = await transaction.store.get(KEY_NAME);
  if (first === undefined) await transaction.store.put(made, KEY_NAME);
  await transaction.done;
  return first ?? made;
}

type RecordIdentity = Pick<StoredDraft, 'userId' | 'subStep' | 'format'>;

/** Binds the cipher text to its record, so that it cannot be read as another record. */
const additionalData = ({ userId, subStep, format }: RecordIdentity) =>
  new TextEncoder().encode(JSON.stringify([userId, subStep, format]));

export async function encryptText(
  key: CryptoKey,
  text: string,
  identity: RecordIdentity,
): Promise<Pick<StoredDraft, 'iv' | 'data'>> {
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
  const data = await crypto.subtle.encrypt(
    { name: 'AES-GCM', iv, additionalData: additionalData(identity) },
    key,
    new TextEncoder().encode(text),
  );
  return { iv, data };
}

/**
 * Rejects if the record was changed or cut off, or belongs to another key, user, sub-step or
 * version.
 */
export async function decryptText(key: CryptoKey, stored: StoredDraft): Promise<string> {
  const text = await crypto.subtle.decrypt(
    { name: 'AES-GCM', iv: stored.iv, additionalData: additionalData(stored) },
    key,
    stored.data,
  );
  return new TextDecoder().decode(text);
}
