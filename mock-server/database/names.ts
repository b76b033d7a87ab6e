import { ACCOUNT_TYPE, ROLE } from '@/domain/access/roles';
import { STATUS_NAMES } from '@/domain/access/statuses';
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

/** By any id: a status that nobody knows has no name. */
export const statusNames: Readonly<Record<number, string>> = STATUS_NAMES;

/** The name of a role; null for the ones that the spec leaves unnamed (ids 1 to 3) or unknown. */
export const roleName = (id: number | null): string | null => roleNames[id ?? 0] ?? null;

export const typeName = (id: number | null): string | null => typeNames[id ?? 0] ?? null;

/** The partnership category of product.md part 4: direct with a partner, else none. */
export const partnershipOf = (user: UserRow): Schemas['NamedId'] =>
  user.partner_id === null ? { id: 3, name: 'Non-Partnership' } : { id: 1, name: 'Direct' };
