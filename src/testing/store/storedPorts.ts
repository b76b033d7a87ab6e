import { makeMailWaits } from '@/platform/mailWaits';
import { makeResendRecords } from '@/platform/resendRecords';
import { makeSafeStorage } from '@/platform/safeStorage';
import { makeTemporaryTokens } from '@/platform/temporaryTokens';

/** Resend clocks as the browser keeps them: in localStorage, which tests share as tabs do. */
export const storedResendRecords = () => makeResendRecords(makeSafeStorage('localStorage'));

/** Waits for mails as the browser keeps them: in localStorage, by the salt of one device. */
export const storedMailWaits = () =>
  makeMailWaits(makeSafeStorage('localStorage'), () => 'this-device');

/** Temporary tokens as one tab keeps them: in sessionStorage; made again, as after a reload. */
export const storedTemporaryTokens = () => makeTemporaryTokens(makeSafeStorage('sessionStorage'));
