/** Code is fetched in a pause of typing as long as this: it keeps the device busy. */
export const TYPING_PAUSE_MS = 400;
