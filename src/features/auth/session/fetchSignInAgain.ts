/** Signing in over the page, fetched before it is needed. */
export const fetchSignInAgainDialog = async () =>
  (await import('./SignInAgainDialog')).SignInAgainDialog;
