import {
  MEDIUM_COMPANY_SCALE_ID,
  OTHER_COLLATERAL_TYPE_ID,
  OTHER_PARTNER_COMMITMENT_ID,
  OTHER_POSITION_ID,
  OTHER_RELATIONSHIP_ID,
  OTHER_REMARK_TRANSFER_ID,
  REFUSED_DOCUMENT_STATUS_ID,
  VERIFIED_DOCUMENT_STATUS_ID,
} from '@/domain/onboarding/optionIds';
import { OTHER_SOURCE_OF_INCOME_ID } from '@/domain/validation/limits';
import { masterLists } from './masterData';

test.each([
  ['positions', OTHER_POSITION_ID, 'Lainnya'],
  ['relationships', OTHER_RELATIONSHIP_ID, 'Lainnya'],
  ['sources-of-income', OTHER_SOURCE_OF_INCOME_ID, 'Lainnya'],
  ['remark-transfers', OTHER_REMARK_TRANSFER_ID, 'Lainnya'],
  ['partner-commitments', OTHER_PARTNER_COMMITMENT_ID, 'Lainnya'],
  ['document-types', OTHER_COLLATERAL_TYPE_ID, 'Lainnya'],
  ['document-statuses', VERIFIED_DOCUMENT_STATUS_ID, 'Terverifikasi'],
  ['document-statuses', REFUSED_DOCUMENT_STATUS_ID, 'Ditolak'],
  ['company-scales', MEDIUM_COMPANY_SCALE_ID, 'Menengah'],
] as const)('the forms know the entry of %s with id %d as %s', (list, id, name) => {
  expect(masterLists[list].find((entry) => entry.id === id)?.name).toBe(name);
});
