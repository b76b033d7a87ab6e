/** The dialogs of the sign-in pages, each fetched when it is needed. */
export const fetchUnverifiedDialog = async () =>
  (await import('../verification/UnverifiedDialog')).UnverifiedDialog;
export const fetchRegisteredDialog = async () =>
  (await import('../registration/RegisteredDialog')).RegisteredDialog;
export const fetchVerificationDialog = async () =>
  (await import('../verification/VerificationDialog')).VerificationDialog;
export const fetchResendDialog = async () => (await import('../otp/ResendDialog')).ResendDialog;
export const fetchVerifiedDialog = async () =>
  (await import('../verification/VerifiedDialog')).VerifiedDialog;
