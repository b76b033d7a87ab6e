/** The dialogs of the sign-in pages, each fetched when it is needed. */
export const fetchUnverifiedDialog = async () =>
  (await import('./UnverifiedDialog')).UnverifiedDialog;
export const fetchRegisteredDialog = async () =>
  (await import('./RegisteredDialog')).RegisteredDialog;
export const fetchVerificationDialog = async () =>
  (await import('./VerificationDialog')).VerificationDialog;
export const fetchResendDialog = async () => (await import('./ResendDialog')).ResendDialog;
export const fetchVerifiedDialog = async () => (await import('./VerifiedDialog')).VerifiedDialog;
