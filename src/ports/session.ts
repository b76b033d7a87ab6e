/** Where the session token comes from; the `auth` parameter takes precedence over the cookie. */
export type SessionSource = 'cookie' | 'auth';

export interface SessionPort {
  /**
   * The session of this page; null if it has none, whatever the browser has stored. A page with a
   * token from the cookie accepts only a refreshed token of the same session, so a page never mixes
   * two users.
   */
  read(): { token: string; source: SessionSource } | null;
  /** Takes the stored session of the browser, for a page that has none. */
  resume(): { token: string; source: SessionSource } | null;
  /** Stores the token of a new session; without a known end it lasts until the browser closes. */
  begin(token: string, expiresAtMs: number | null): void;
  /** Stores a refreshed token of the same session. */
  store(token: string, expiresAtMs: number | null): void;
  /** When the token ends by the device's clock, shared by all tabs; null if unknown. */
  endsAtMs(): number | null;
  /**
   * Forgets the session of this page. A cookie of another session stays: `auth` is for one tab
   * only.
   */
  clear(): void;
  /** This page has no session any more; the stored one belongs to somebody else. */
  leave(): void;
  /** The token of the session that has replaced this page's; null if there is none. */
  others(): string | null;
}

/** Tokens of logins that still need their one-time code, by user id; for this tab only. */
export interface TemporaryTokensPort {
  /**
   * Null if there is none, or it is invalid or expired. A token that this page has seen valid stays
   * until it is removed: the device's clock may change meanwhile, and the server's 401 decides.
   */
  read(userId: string): string | null;
  /** Replaces the previous one. */
  store(userId: string, token: string, expiresAtMs: number | null): void;
  /** Where the last code went, masked; null if unknown. */
  readSentTo(userId: string): string | null;
  storeSentTo(userId: string, contact: string): void;
  /** A code was sent with this token, and it is unknown whether the server has accepted it. */
  readMayBeTaken(userId: string): boolean;
  storeMayBeTaken(userId: string, mayBeTaken: boolean): void;
  remove(userId: string): void;
  removeAll(): void;
}

/**
 * The token for setting a new password; `isForced` if the old password expired and no mail was
 * asked for.
 */
export interface StoredToken {
  readonly token: string;
  readonly isForced: boolean;
}

/** Stores the token for this tab only; it is no longer in the address. */
export interface NewPasswordTokenPort {
  /** Null if there is none. */
  read(): StoredToken | null;
  keep(kept: StoredToken): void;
  clear(): void;
}

/** The short summary of the user in an encrypted cookie. No decision is ever based on it. */
export interface UserSummary {
  roleId: number | null;
  typeId: number | null;
  statusId: number | null;
  hasPartner: boolean;
}

export interface UserCookiePort {
  /** Stores it, unless it is no longer wanted once it is encrypted. */
  store(summary: UserSummary, isWanted: () => boolean): Promise<void>;
  clear(): void;
}
