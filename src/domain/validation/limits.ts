/** The limits of values (formats.md#rules-for-values). */
export const MAX_NAME_LENGTH = 60;
export const MAX_CREDENTIAL_LENGTH = 255;
// Assumption: the spec gives no limit for free text, so the contract's 255 applies.
export const MAX_TEXT_LENGTH = 255;
// Assumption: a collateral description may be a paragraph.
export const MAX_DESCRIPTION_LENGTH = 1000;
export const MIN_PASSWORD_LENGTH = 8;
export const ADULT_AGE = 17;
export const NIK_LENGTH = 16;
export const MAX_LENGTH_OF_WORK_MONTHS = 999;
export const MIN_BUSINESS_PHOTOS = 3;
export const MAX_BUSINESS_PHOTOS = 20;
export const NIB_LENGTH = 13;
/** The source of income that needs a text of its own ('Lainnya'). */
export const OTHER_SOURCE_OF_INCOME_ID = 3;
// Assumption: the spec gives no limit for the number of a deed, so the contract's 60 applies.
export const MAX_DEED_NUMBER_LENGTH = 60;
