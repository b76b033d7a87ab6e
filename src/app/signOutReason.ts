/** Key of the tab's storage: why the page was reloaded, for the login page; removed when it is read. */
export const SIGN_OUT_REASON = 'bos.sent-away';
