/** Where the token of the session comes from: the `auth` parameter goes before the cookie. */
export type SessionSource = 'cookie' | 'auth';

export interface SessionPort {
  /**
   * The session of this page; null where it has none, whatever the browser keeps. Once it has a token
   * from the cookie it takes no other from there but a fresh one of the same session, so that a page
   * never speaks for two people.
   */
  read(): { token: string; source: SessionSource } | null;
  /** Takes up the session that the browser keeps, for a page that has none. */
  resume(): { token: string; source: SessionSource } | null;
  /** Keeps the token of a session that has just begun; without a known end while the browser is open. */
  begin(token: string, expiresAtMs: number | null): void;
  /** Keeps a fresh token of the same session. */
  store(token: string, expiresAtMs: number | null): void;
  /** When the token ends by the device's clock, as all tabs know it; null where nobody does. */
  endsAtMs(): number | null;
  /** Forgets the session of this page. A cookie that is not its own stays: `auth` is for one tab. */
  clear(): void;
  /** This page has no session any more; what the browser keeps is another's. */
  leave(): void;
  /** The token of another session that has come in the place of this page's; null where none has. */
  others(): string | null;
}

/** Tokens of logins that still need their one-time code, by user id; for this tab alone. */
export interface TemporaryTokensPort {
  /**
   * Null where there is none, or it is broken or over. One that this page has met alive stays so until
   * it is removed: the device's clock may be moved meanwhile, and the server's 401 decides.
   */
  read(userId: string): string | null;
  /** Takes the place of the one before. */
  store(userId: string, token: string, expiresAtMs: number | null): void;
  /** Where the last code went, masked; null where it is not known. */
  readSentTo(userId: string): string | null;
  storeSentTo(userId: string, contact: string): void;
  /** A code was sent with this token, and nobody knows whether the server has taken it. */
  readMayBeTaken(userId: string): boolean;
  storeMayBeTaken(userId: string, mayBeTaken: boolean): void;
  remove(userId: string): void;
  removeAll(): void;
}

/** The token of a link to a new password; `isForced` where no mail was asked for: the old one ran out. */
export interface StoredToken {
  readonly token: string;
  readonly isForced: boolean;
}

/** Keeps that token for this tab alone; it is in the address no more. */
export interface NewPasswordTokenPort {
  /** Null where there is none. */
  read(): StoredToken | null;
  keep(kept: StoredToken): void;
  clear(): void;
}

/** The short subset that is cached in an encrypted cookie. Nothing is ever decided by it. */
export interface UserSummary {
  roleId: number | null;
  typeId: number | null;
  statusId: number | null;
  hasPartner: boolean;
}

export interface UserCookiePort {
  /** Keeps it, unless it is no longer wanted once it is encrypted. */
  store(summary: UserSummary, isWanted: () => boolean): Promise<void>;
  clear(): void;
}
