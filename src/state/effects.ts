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
import type { AppBadgePort, NetworkPort, UserActivityPort, ClockPort } from '@/ports/page';
import type { DraftStorePort } from '@/ports/drafts';
import type { FilesPort } from '@/ports/files';
import type { CameraPort } from '@/ports/camera';

export type NoticeKind = 'success' | 'info' | 'warning' | 'error';

/** A toast. */
export interface Notice {
  kind: NoticeKind;
  title: MessageRef;
  body: MessageRef;
  /** Notices with the same key are shown once; the key is also the default of title and body. */
  key?: string;
  /** The user is sent to the login page, which shows the reason until the next sign-in. */
  signOutReason?: SignOutReason;
}

/** Why the user was sent to the login page. */
export type SignOutReason = 'link' | 'account' | 'session' | 'code' | 'profile';

export interface NavigateOptions {
  replace?: boolean;
  /** Keeps the query string, without `token` and `auth` */
  keepQuery?: boolean;
}

/**
 * Everything that thunks and listeners do outside the store. `app` makes the real effects, tests
 * pass a recorder. No port throws unless its comment says so.
 */
export interface Effects {
  wire: WireEnvironment;
  session: SessionPort;
  temporaryTokens: TemporaryTokensPort;
  newPasswordToken: NewPasswordTokenPort;
  /** The token of the link to the e-KYC page, as it was in the address, until it is exchanged. */
  ekycToken: { current: string | null };
  resendRecords: ResendRecordsPort;
  mailWaits: MailWaitsPort;
  userCookie: UserCookiePort;
  draftStore: DraftStorePort;
  files: FilesPort;
  /** Null if its code could not be loaded. */
  camera(): Promise<CameraPort | null>;
  tabs: TabsPort;
  subStepTabs: SubStepTabsPort;
  network: NetworkPort;
  userActivity: UserActivityPort;
  clock: ClockPort;
  appBadge: AppBadgePort;
  /** By how much the server's clock is ahead of the device's; 0 if unknown. */
  serverAheadMs(): number;
  deviceId(): string;
  /** Rejects if the browser has no WebCrypto or the configuration no key. */
  encryptPassword(password: string): Promise<string>;
  showNotice(notice: Notice): void;
  /** Removes all notices from the screen, including queued ones. */
  clearNotices(): void;
  navigate(path: string, options?: NavigateOptions): void;
  /** Reloads the page; if that leads to login, the login page shows why. */
  reload(signOutReason?: SignOutReason): void;
  /** Whether the page is being reloaded, which takes a moment: it must not move until then. */
  isPageLeaving(): boolean;
  /** Whether the page on screen is only for signed-in users. */
  pageNeedsSession(): boolean;
  /**
   * Whether the router is at the location of this key and not navigating to another one. The page
   * on the screen may be a moment behind.
   */
  isAt(locationKey: string): boolean;
  /** Whether a form for people without an account has been started, which is sent or lost. */
  holdsUnsentForm(): boolean;
  /** Sends a report to the error-reporting service; `context` contains no personal data. */
  report(error: unknown, context: Readonly<Record<string, string | number>>): void;
}
