import { isExpired } from '@/domain/session/tokenExpiry';
import type { SafeStorage } from './safeStorage';

const PREFIX = 'bos.otp.';

/** Tokens of logins that still need their one-time code, by user id: sessionStorage, this tab. */
export interface TemporaryTokens {
  /** Null where there is none, or it is broken or over. */
  read(userId: string): string | null;
  store(userId: string, token: string, expiresAtMs: number | null): void;
  remove(userId: string): void;
  removeAll(): void;
}

function tokenIn(stored: string | null, nowMs: number): string | null {
  if (stored === null) return null;
  try {
    const { token, expiresAtMs } = JSON.parse(stored) as Record<string, unknown>;
    if (typeof token !== 'string' || token === '') return null;
    return typeof expiresAtMs === 'number' && isExpired(expiresAtMs, nowMs) ? null : token;
  } catch {
    return null;
  }
}

export function makeTemporaryTokens(storage: SafeStorage): TemporaryTokens {
  return {
    read: (userId) => tokenIn(storage.get(PREFIX + userId), Date.now()),
    store: (userId, token, expiresAtMs) =>
      storage.set(PREFIX + userId, JSON.stringify({ token, expiresAtMs })),
    remove: (userId) => storage.remove(PREFIX + userId),
    removeAll: () => storage.keys(PREFIX).forEach((key) => storage.remove(key)),
  };
}
