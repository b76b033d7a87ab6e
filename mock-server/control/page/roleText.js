/** @import { Person } from './types.js' */

/** `Borrower · Individual · with partner`. @param {Person} person */
export function roleText({
  role_id: id,
  role_name: name,
  type_name: type,
  has_partner: hasPartner,
}) {
  const role = name ?? (id === null ? 'No role' : `Role ${id}`);
  return [role, type, hasPartner && 'with partner'].filter(Boolean).join(' · ');
}
