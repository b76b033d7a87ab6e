import { roleName, statusNames, typeName } from '../database/names';
import type { Store } from '../store';

/** Who can sign in, and with what. */
export function listPeople(store: Store) {
  return store.tables.users.map((user) => ({
    id: user.id,
    email: user.email,
    password: user.password,
    name: user.information.name,
    note: user.note,
    role_id: user.role_id,
    role_name: roleName(user.role_id),
    type_id: user.type_id,
    type_name: typeName(user.type_id),
    onboarding_status_id: user.onboarding_status_id,
    onboarding_status_name: statusNames[user.onboarding_status_id] ?? null,
    has_partner: user.partner_id !== null,
    is_otp_needed: user.is_otp_needed,
  }));
}
