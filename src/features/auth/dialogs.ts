/** The dialogs of the sign-in pages, each fetched when it is needed. */
export const fetchUnverifiedDialog = async () =>
  (await import('./UnverifiedDialog')).UnverifiedDialog;
export const fetchRegisteredDialog = async () =>
  (await import('./RegisteredDialog')).RegisteredDialog;
export const fetchVerificationDialog = async () =>
  (await import('./VerificationDialog')).VerificationDialog;
export const fetchResendDialog = async () => (await import('./ResendDialog')).ResendDialog;
export const fetchVerifiedDialog = async () => (await import('./VerifiedDialog')).VerifiedDialog;
export const fetchEndingDialog = async () => (await import('./EndingDialog')).EndingDialog;
export const fetchSignInAgainDialog = async () =>
  (await import('./SignInAgainDialog')).SignInAgainDialog;

/** Fetches what will soon be needed; a failure shows when it is. */
export function fetchAhead(fetchers: readonly (() => Promise<unknown>)[]): void {
  for (const fetchPart of fetchers) fetchPart().catch(() => undefined);
}
