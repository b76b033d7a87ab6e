/** The warning before the end of a session. */
export const fetchEndingDialog = async () => (await import('./EndingDialog')).EndingDialog;
