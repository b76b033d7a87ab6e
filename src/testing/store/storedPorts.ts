import { makeMailWaits } from '@/platform/mailWaits';
import { makeResendRecords } from '@/platform/resendRecords';
import { makeSafeStorage } from '@/platform/safeStorage';
import { makeTemporaryTokens } from '@/platform/temporaryTokens';

/** The real resend timers, in localStorage, which all tabs share. */
export const storedResendRecords = () => makeResendRecords(makeSafeStorage('localStorage'));

/** The real waits for mails, in localStorage, for one device. */
export const storedMailWaits = () =>
  makeMailWaits(makeSafeStorage('localStorage'), () => 'this-device');

/**
 * The real temporary tokens of one tab, in sessionStorage; creating them again is like a reload.
 */
export const storedTemporaryTokens = () => makeTemporaryTokens(makeSafeStorage('sessionStorage'));
