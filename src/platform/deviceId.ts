import { randomId } from './randomId';
import type { SafeStorage } from './safeStorage';

const STORED_AS = 'bos.device';
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The id of this device: a random UUID, made once and stored permanently. */
export function deviceId(storage: SafeStorage): string {
  const stored = storage.get(STORED_AS);
  if (stored !== null && UUID.test(stored)) return stored;
  const made = randomId();
  storage.set(STORED_AS, made);
  return made;
}
