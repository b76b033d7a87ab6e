import { takeAuthParameter } from '@/platform/authParameter';
import { deviceId } from '@/platform/deviceId';
import { makeDraftStores } from '@/platform/drafts/draftStore';
import { makeMailWaits } from '@/platform/mailWaits';
import { makeNewPasswordToken } from '@/platform/newPasswordToken';
import { makeResendRecords } from '@/platform/resendRecords';
import { makeSafeStorage } from '@/platform/safeStorage';
import { makeSessionRecord } from '@/platform/sessionRecord';
import { makeSessionToken } from '@/platform/sessionToken';
import { makeTemporaryTokens } from '@/platform/temporaryTokens';
import type { Effects } from '@/state/effects';

/** The real resend timers, in localStorage, which all tabs share. */
export const storedResendRecords = () => makeResendRecords(makeSafeStorage('localStorage'));

/** The real waits for mails, in localStorage, for one device. */
export const storedMailWaits = () =>
  makeMailWaits(makeSafeStorage('localStorage'), () => 'this-device');

/**
 * The real temporary tokens of one tab, in sessionStorage; creating them again is like a reload.
 */
export const storedTemporaryTokens = () => makeTemporaryTokens(makeSafeStorage('sessionStorage'));

/**
 * The real session of a tab, with the cookie or, where there is none, sessionStorage. Not part of
 * `storedPorts`: all tests of a file share the cookie, so that one ends the session of the next.
 */
export function storedSession() {
  const shared = makeSafeStorage('localStorage');
  const tab = makeSafeStorage('sessionStorage');
  const auth = takeAuthParameter(window.location, window.history, tab);
  return makeSessionToken(auth, { shared, tab, record: makeSessionRecord(shared) }, false);
}

/** Everything that is stored on the device, as the app stores it. */
export const storedPorts = (): Partial<Effects> => ({
  newPasswordToken: makeNewPasswordToken(makeSafeStorage('sessionStorage')),
  deviceId: () => deviceId(makeSafeStorage('localStorage')),
  draftStore: makeDraftStores(),
  resendRecords: storedResendRecords(),
  mailWaits: storedMailWaits(),
  temporaryTokens: storedTemporaryTokens(),
});
