import type { DraftRecord } from '@/ports/drafts';
import type { DraftDatabase, StoredDraft } from './database';

/** The form of a record that this version writes. Raise it with a step in `upgrade`. */
export const DRAFT_FORMAT = 1;

const KEY_NAME = 'drafts';
const IV_BYTES = 12;

/**
 * The key of this device: made here, kept in the database, and not to be taken out of the browser.
 * It protects a lost disk or a shared computer, not against script in the page.
 */
export async function deviceKey(database: DraftDatabase): Promise<CryptoKey> {
  const known = await database.get('keys', KEY_NAME);
  if (known !== undefined) return known;
  const made = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, [
    'encrypt',
    'decrypt',
  ]);
  // Another tab may have made one meanwhile; the first one counts.
  const transaction = database.transaction('keys', 'readwrite');
  const first = await transaction.store.get(KEY_NAME);
  if (first === undefined) await transaction.store.put(made, KEY_NAME);
  await transaction.done;
  return first ?? made;
}

/** Ties the cipher text to its user and place, so that no record can stand in for another. */
const placeOf = ({ userId, subStep, format }: Pick<StoredDraft, 'userId' | 'subStep' | 'format'>) =>
  new TextEncoder().encode(JSON.stringify([userId, subStep, format]));

export async function encryptDraft(
  key: CryptoKey,
  record: DraftRecord,
  place: Pick<StoredDraft, 'userId' | 'subStep' | 'format'>,
): Promise<Pick<StoredDraft, 'iv' | 'data'>> {
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
  const data = await crypto.subtle.encrypt(
    { name: 'AES-GCM', iv, additionalData: placeOf(place) },
    key,
    new TextEncoder().encode(JSON.stringify(record)),
  );
  return { iv, data };
}

/** What was typed; rejects where the record was changed, cut, or is of another key, user or form. */
export async function decryptDraft(key: CryptoKey, stored: StoredDraft): Promise<DraftRecord> {
  const text = await crypto.subtle.decrypt(
    { name: 'AES-GCM', iv: stored.iv, additionalData: placeOf(stored) },
    key,
    stored.data,
  );
  const record: unknown = JSON.parse(new TextDecoder().decode(text));
  if (!isDraftRecord(record)) throw new Error('A stored draft is not what it should be');
  return record;
}

function isDraftRecord(value: unknown): value is DraftRecord {
  if (typeof value !== 'object' || value === null) return false;
  const { values, baseVersion, typedAtMs } = value as Record<string, unknown>;
  return (
    typeof values === 'object' &&
    values !== null &&
    !Array.isArray(values) &&
    typeof baseVersion === 'string' &&
    typeof typedAtMs === 'number'
  );
}
