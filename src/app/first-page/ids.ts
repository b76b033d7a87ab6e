/** The element of the first page, beside the one of the app. */
export const FIRST_PAGE_ID = 'first';

/** Of the ids in the first page: the app renders into the same document. */
export const ID_PREFIX = 'first-';
