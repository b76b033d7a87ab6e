import { makeDraftStores } from '@/platform/drafts/draftStore';
import { makeMailWaits } from '@/platform/mailWaits';
import { makeResendRecords } from '@/platform/resendRecords';
import { makeSafeStorage } from '@/platform/safeStorage';
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

/** Everything that is stored on the device, as the app stores it. */
export const storedPorts = (): Partial<Effects> => ({
  draftStore: makeDraftStores(),
  resendRecords: storedResendRecords(),
  mailWaits: storedMailWaits(),
  temporaryTokens: storedTemporaryTokens(),
});
