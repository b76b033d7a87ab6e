import type { WireEnvironment } from '@/api/environment';
import type { MailWait } from '@/domain/session/accountVerification';
import type { ResendRecord } from '@/domain/session/resendClock';
import type { TextRef } from '@/domain/text';

export type NoticeKind = 'success' | 'info' | 'warning' | 'error';

/** A toast. Title and body are text references of the catalogue, or texts that the server wrote. */
export interface Notice {
  kind: NoticeKind;
  title: TextRef;
  body: TextRef;
  /** Notices of one key are shown once; title and body are the key where none is given. */
  key?: string;
  /** It sends somebody to the login page, which says in words of its own why, until the next try. */
  signOutReason?: SignOutReason;
}

/** Why somebody finds themselves on the login page. */
export type SignOutReason = 'link' | 'account' | 'session' | 'code' | 'profile';

/** Where the token of the session comes from: the `auth` parameter goes before the cookie. */
export type SessionSource = 'cookie' | 'auth';

export interface SessionPort {
  /** The session of this page; null where it has none, whatever the browser keeps. */
  read(): { token: string; source: SessionSource } | null;
  /** Takes up the session that the browser keeps, if there is one. */
  resume(): { token: string; source: SessionSource } | null;
  /** Keeps the token of a session that has just begun; without a known end while the browser is open. */
  begin(token: string, expiresAtMs: number | null): void;
  /** Keeps a fresh token of the same session. */
  store(token: string, expiresAtMs: number | null): void;
  /** When the token ends by the device's clock, as all tabs know it; null where nobody does. */
  endsAtMs(): number | null;
  /** Forgets the token of this page's session, wherever it is kept; another's cookie stays. */
  clear(): void;
  /** This page has no session any more; what the browser keeps is another's. */
  leave(): void;
  /** The token of another session that has come in the place of this page's; null where none has. */
  others(): string | null;
}

/** Tokens of logins that still need their one-time code, by user id; for this tab alone. */
export interface TemporaryTokensPort {
  /** Null where there is none or it has run out. */
  read(userId: string): string | null;
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

/** The token of a link to a new password; for this tab alone, and in the address no more. */
export interface NewPasswordTokenPort {
  /** Null where there is none. `isForced` where no mail was asked for: the old password ran out. */
  read(): { token: string; isForced: boolean } | null;
  keep(kept: { token: string; isForced: boolean }): void;
  clear(): void;
}

/** What is kept of the codes sent to a user, by user id; over reloads and tabs. */
export interface ResendRecordsPort {
  /** Null where there is none that counts. */
  read(userId: string): ResendRecord | null;
  store(userId: string, record: ResendRecord): void;
  remove(userId: string): void;
  /** Calls back when another tab has changed a record. */
  subscribe(listener: () => void): () => void;
}

/** Until when another verification mail has to wait, by address; over reloads and tabs. */
export interface MailWaitsPort {
  /** Null where there is none that counts. */
  read(email: string): MailWait | null;
  store(email: string, wait: MailWait): void;
  /** Calls back when another tab has changed a wait. */
  subscribe(listener: () => void): () => void;
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

/** For how long a job waits for its turn, and what comes of it where that did not come. */
export interface Patience<Result> {
  limitMs: number;
  otherwise: () => Result;
}

export interface TabsPort {
  /** A session has begun in this tab; those in an older one, or in none, learn it. */
  announceSignIn(): void;
  /** The session has ended, for all tabs. */
  announceSignOut(): void;
  /** Calls back when the browser's session has begun, ended, or become another, in another tab. */
  onSessionMoved(listener: () => void): () => void;
  /** Runs a job while no other tab runs one of that name; without such a lock it just runs it. */
  withExclusiveLock<Result>(
    name: string,
    job: () => Promise<Result>,
    patience?: Patience<Result>,
  ): Promise<Result>;
  /** A time that all tabs know; null where none is stored. */
  readTime(name: string): number | null;
  storeTime(name: string, atMs: number): void;
}

export interface SubStepTabsPort {
  /**
   * Says to the other tabs that this one shows a sub-step, and calls back when it begins or ceases to
   * be open in one of them too. `place` names user and sub-step. Answers how to leave it.
   */
  enter(place: string, onOthers: (isOpenElsewhere: boolean) => void): () => void;
  /** The server has taken the sub-step's answers from this tab. */
  announceSaved(place: string): void;
  /** Calls back when another tab has saved a sub-step. */
  onSaved(listener: (place: string) => void): () => void;
}

export interface NetworkPort {
  isOnline(): boolean;
  subscribe(listener: (isOnline: boolean) => void): () => void;
}

/** What the person at the page does. */
export interface PresencePort {
  /** Keys, pointer, scroll and touch; at most once a second. */
  onActivity(listener: () => void): () => void;
  onVisibilityChange(listener: (isVisible: boolean) => void): () => void;
  /** Tells each second when somebody was last active, by time stamps and not by ticks. */
  onIdleness(listener: (lastActivityAtMs: number) => void): () => void;
}

/** One record of the draft layer: what was typed into one sub-step and is not yet saved. */
export interface DraftRecord {
  values: Readonly<Record<string, unknown>>;
  /** Names the server's copy that was on screen when typing began. */
  baseVersion: string;
  typedAtMs: number;
}

export interface DraftStoreEvents {
  /** The device holds what was typed into a sub-step up to this time. */
  onWritten(subStep: string, typedAtMs: number): void;
  /** A record could not be written after several tries; told once for each opening. */
  onWriteFailed(): void;
  /** Another tab has written the same sub-step since this one read it; its record was set aside. */
  onConflict(subStep: string, other: DraftRecord): void;
}

/** The drafts of one user on this device. */
export interface OpenDraftStore {
  /** Everything that can be read; what cannot is set aside and left out. */
  readAll(): Promise<Record<string, DraftRecord>>;
  /** Makes the stored records equal to these, writing only what changed. */
  writeAll(records: Readonly<Record<string, DraftRecord>>): Promise<void>;
  /** Ends without forgetting: later writes do nothing. */
  close(): void;
}

export interface DraftStorePort {
  /** Rejects where the browser keeps nothing (storage blocked or broken). */
  open(userId: number, events: DraftStoreEvents): Promise<OpenDraftStore>;
  /** Forgets all records of the user, or of everybody, also those set aside. Rejects as `open` does. */
  erase(userId: number | null): Promise<void>;
}

/** A PDF that is being looked at; whoever has opened it closes it. */
export interface OpenPdf {
  pageCount: number;
  /** Draws a page so many pixels wide, and answers the text on it. Rejects where it is broken. */
  drawPage(pageNumber: number, canvas: HTMLCanvasElement, widthPx: number): Promise<string>;
  close(): void;
}

export interface FilesPort {
  /**
   * Scales a picture down to what goes up; other files come back. Null where the code for it could not
   * be fetched; rejects where the picture is too large.
   */
  scaleDown(file: File): Promise<File | null>;
  /** Rejects where the file is broken or protected by a password. */
  openPdf(blob: Blob): Promise<OpenPdf>;
}

/** A message for the parent portal; `payload` as in decisions.md 8. */
export interface EmbedMessage {
  type: string;
  payload: Readonly<Record<string, unknown>>;
}

export interface ClockPort {
  /** By the device's clock, as all times of the app are. */
  nowMs(): number;
  wait(durationMs: number): Promise<void>;
}

export interface NavigateOptions {
  replace?: boolean;
  /** Takes the query string along, without `token` and `auth`. */
  keepQuery?: boolean;
}

/**
 * Everything that thunks and listeners do to the world outside the store. `app` makes it real, tests
 * hand in a recorder. No port throws but where its comment says so.
 */
export interface Effects {
  wire: WireEnvironment;
  session: SessionPort;
  temporaryTokens: TemporaryTokensPort;
  newPasswordToken: NewPasswordTokenPort;
  resendRecords: ResendRecordsPort;
  mailWaits: MailWaitsPort;
  userCookie: UserCookiePort;
  draftStore: DraftStorePort;
  files: FilesPort;
  tabs: TabsPort;
  subStepTabs: SubStepTabsPort;
  network: NetworkPort;
  presence: PresencePort;
  clock: ClockPort;
  /** By how much the server's clock is ahead of the device's; 0 where that is not known. */
  serverAheadMs(): number;
  deviceId(): string;
  /** Rejects where the browser has no WebCrypto or the configuration no key. */
  encryptPassword(password: string): Promise<string>;
  showNotice(notice: Notice): void;
  /** Takes all notices off the screen, also those that wait. */
  clearNotices(): void;
  navigate(path: string, options?: NavigateOptions): void;
  /** Loads the page anew; where that leads to login, it says why. */
  reload(signOutReason?: SignOutReason): void;
  /** The page on screen is one that only a signed-in user may see. */
  pageNeedsSession(): boolean;
  /**
   * Whether the router is at the location of this key, and on the way to no other. The page on the
   * screen may be a moment behind.
   */
  isAt(locationKey: string): boolean;
  /** Somebody has begun to fill in a form for people without an account, which is sent or lost. */
  holdsUnsentForm(): boolean;
  embed: { post(message: EmbedMessage): void };
  /** Tells the error-reporting service; `context` holds no personal data. */
  report(error: unknown, context: Readonly<Record<string, string | number>>): void;
}
