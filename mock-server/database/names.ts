import { ACCOUNT_TYPE, ROLE } from '@/domain/access/roles';
import type { Schemas, UserRow } from './tables';

const roleNames: Record<number, string> = {
  [ROLE.borrower]: 'Borrower',
  [ROLE.funder]: 'Funder',
  [ROLE.partner]: 'Partner',
};

const typeNames: Record<number, string> = {
  [ACCOUNT_TYPE.individual]: 'Individual',
  [ACCOUNT_TYPE.corporate]: 'Corporate',
};

/** Onboarding statuses by id, as product.md part 4 calls them. */
export const statusNames: Record<number, string> = {
  1: 'Waiting Form Consent',
  2: 'e-Sign Selection',
  3: 'RM Revision',
  4: 'Ready to Onboard',
  5: 'In Draft',
  6: 'e-KYC Waiting',
  7: 'e-KYC Invalid',
  8: 'e-KYC Rejected',
  9: 'e-KYC Success',
  10: 'Onboarding Success',
  11: 'Business Revision',
  12: 'Not Eligible',
};

/** The name of a role; null for the ones that the spec leaves unnamed (ids 1 to 3) or unknown. */
export const roleName = (id: number | null): string | null => roleNames[id ?? 0] ?? null;

export const typeName = (id: number | null): string | null => typeNames[id ?? 0] ?? null;

/** The partnership category of product.md part 4: direct with a partner, else none. */
export const partnershipOf = (user: UserRow): Schemas['NamedId'] =>
  user.partner_id === null ? { id: 3, name: 'Non-Partnership' } : { id: 1, name: 'Direct' };
