import { SESSION_ENDED, SESSION_EXPIRED } from '@/domain/session/sessionErrors';
import { messageRef } from '@/primitives/messageRef';
import type { NoticeContent } from '../notices';

/** What the end of a session does. In a tab on `auth`, cookies and other tabs are not affected. */
export interface SessionEnd {
  /**
   * `kept`: stays on the device for the same user, pending changes included; `untouched`: nothing
   * is written or erased.
   */
  drafts: 'kept' | 'untouched' | 'erased';
  /** `replaced` by the next session; `untouched` if they belong to another tab. */
  cookies: 'cleared' | 'replaced' | 'untouched';
  notice: NoticeContent | null;
  /** `reload`: after the notice was shown long enough to read. Null: the caller navigates. */
  destination: 'login' | 'loginWithQuery' | 'reload' | null;
  /** `untouched`: they notice by themselves. */
  otherTabs: 'signedOut' | 'untouched';
}

/** The user did not sign out, and may come back for the drafts. */
const USUAL: SessionEnd = {
  drafts: 'kept',
  cookies: 'cleared',
  notice: null,
  destination: null,
  otherTabs: 'untouched',
};

/** Why the session of a tab ends, and what that does (sessions.md#how-a-session-ends). */
export const SESSION_ENDS = {
  /** The user signs out. */
  signOut: { ...USUAL, drafts: 'erased', destination: 'login', otherTabs: 'signedOut' },
  /** The user has signed out in another tab. */
  signOutInOtherTab: { ...USUAL, drafts: 'erased', cookies: 'untouched', destination: 'login' },
  /** Another tab has signed somebody else in, or the same user again. */
  otherUser: { ...USUAL, drafts: 'untouched', cookies: 'untouched', destination: 'reload' },
  /** The server no longer accepts the token. */
  refused: {
    ...USUAL,
    notice: {
      kind: 'warning',
      body: SESSION_ENDED,
      signOutReason: 'session',
    },
    destination: 'reload',
  },
  /** The known end was reached, and the user does not sign in again over the page. */
  expired: { ...USUAL, destination: 'loginWithQuery' },
  /** The token is gone, and so is the user. */
  idle: {
    ...USUAL,
    notice: { kind: 'warning', ...SESSION_EXPIRED, signOutReason: 'session' },
    destination: 'loginWithQuery',
  },
  /** A new password was set, which ends all sessions of its account. */
  passwordSet: {
    ...USUAL,
    notice: {
      kind: 'success',
      title: messageRef('passwords.change.doneTitle'),
      body: messageRef('passwords.change.doneBody'),
      key: 'password-set',
    },
    destination: 'loginWithQuery',
  },
  /**
   * The guard refuses the account or its profile, or the password has expired; the guard reports
   * why.
   */
  turnedAway: USUAL,
  /** A portal link or the developer panel starts another session in this tab. */
  newSession: { ...USUAL, cookies: 'replaced' },
  /** The page has crashed, and the user goes back to login. */
  broken: USUAL,
} satisfies Record<string, SessionEnd>;

export type EndReason = keyof typeof SESSION_ENDS;
