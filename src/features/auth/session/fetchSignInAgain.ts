/** Signing in over the page, loaded before it is needed. */
export const fetchSignInAgainDialog = async () =>
  (await import('./SignInAgainDialog')).SignInAgainDialog;
