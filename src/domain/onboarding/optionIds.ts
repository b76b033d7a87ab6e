/**
 * Entries of master data that the forms know by their id. Assumption: the spec names these by their
 * labels alone ('Lainnya', the default 'Menengah'); a test holds the ids against the lists.
 */
export const OTHER_POSITION_ID = 14;
export const OTHER_RELATIONSHIP_ID = 13;
export const MEDIUM_COMPANY_SCALE_ID = 3;
export const OTHER_REMARK_TRANSFER_ID = 5;
export const OTHER_COLLATERAL_TYPE_ID = 50;
export const VERIFIED_DOCUMENT_STATUS_ID = 2;
export const REFUSED_DOCUMENT_STATUS_ID = 3;
