import { OTHER_SOURCE_OF_INCOME_ID } from '../validation/limits';

/**
 * Entries of master data that the forms need by id. Assumption: the spec gives only their labels
 * ('Lainnya', the default 'Menengah'); a test compares the ids with the lists.
 */
export const OTHER_POSITION_ID = 14;
export const OTHER_RELATIONSHIP_ID = 13;
export const MEDIUM_COMPANY_SCALE_ID = 3;
export const OTHER_REMARK_TRANSFER_ID = 5;
export const OTHER_COLLATERAL_TYPE_ID = 50;
export const OTHER_PARTNER_COMMITMENT_ID = 6;

/** The id of 'Lainnya' in each list. Users look for it at the end, wherever the server puts it. */
const OTHER_IDS: Readonly<Record<string, number>> = {
  positions: OTHER_POSITION_ID,
  relationships: OTHER_RELATIONSHIP_ID,
  'sources-of-income': OTHER_SOURCE_OF_INCOME_ID,
  'remark-transfers': OTHER_REMARK_TRANSFER_ID,
  'document-types': OTHER_COLLATERAL_TYPE_ID,
  'partner-commitments': OTHER_PARTNER_COMMITMENT_ID,
};

/** The options of a master list in the server's order, but with 'Lainnya' last. */
export function otherLast<Option extends { readonly id: number }>(
  list: string,
  options: readonly Option[],
): readonly Option[] {
  const other = options.find(({ id }) => id === OTHER_IDS[list]);
  return other === undefined ? options : [...options.filter(({ id }) => id !== other.id), other];
}

export const VERIFIED_DOCUMENT_STATUS_ID = 2;
export const REFUSED_DOCUMENT_STATUS_ID = 3;
