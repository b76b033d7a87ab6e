import type { WireEnvironment } from '@/api/environment';
import type { MessageRef } from '@/primitives/messageRef';
import type {
  SessionPort,
  TemporaryTokensPort,
  NewPasswordTokenPort,
  UserCookiePort,
} from '@/ports/session';
import type { ResendRecordsPort, MailWaitsPort } from '@/ports/waits';
import type { TabsPort, SubStepTabsPort } from '@/ports/tabs';
import type { NetworkPort, UserActivityPort, ClockPort } from '@/ports/page';
import type { DraftStorePort } from '@/ports/drafts';
import type { FilesPort } from '@/ports/files';

export type NoticeKind = 'success' | 'info' | 'warning' | 'error';

/** A toast. */
export interface Notice {
  kind: NoticeKind;
  title: MessageRef;
  body: MessageRef;
  /** Notices of one key are shown once; title and body are the key where none is given. */
  key?: string;
  /** It sends somebody to the login page, which says in words of its own why, until the next try. */
  signOutReason?: SignOutReason;
}

/** Why somebody finds themselves on the login page. */
export type SignOutReason = 'link' | 'account' | 'session' | 'code' | 'profile';

/** A message for the parent portal; none is posted yet (routes.md#framing). */
export interface EmbedMessage {
  type: string;
  payload: Readonly<Record<string, unknown>>;
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
  userActivity: UserActivityPort;
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
  /** Loads the page again; where that leads to login, it says why. */
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
