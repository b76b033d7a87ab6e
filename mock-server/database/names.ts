import { ACCOUNT_TYPE, ROLE } from '@/domain/access/roles';
import { STATUS_NAMES } from '@/domain/access/statuses';
import { PARTNERSHIP, partnershipCategory } from '@/domain/onboarding/partnership';
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

/** Status names by any id; an unknown status has none. */
export const statusNames: Readonly<Record<number, string>> = STATUS_NAMES;

/** The name of a role; null if it is unknown or has no name in the spec (ids 1 to 3). */
export const roleName = (id: number | null): string | null => roleNames[id ?? 0] ?? null;

export const typeName = (id: number | null): string | null => typeNames[id ?? 0] ?? null;

const partnershipNames = {
  [PARTNERSHIP.direct]: 'Direct',
  [PARTNERSHIP.nonPartnership]: 'Non-Partnership',
};

/** The partnership category of a user. */
export function partnershipOf({ partner_id: partnerId }: UserRow): Schemas['NamedId'] {
  const id = partnershipCategory(partnerId);
  return { id, name: partnershipNames[id] };
}
