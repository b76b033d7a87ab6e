import type { Store } from '../core/store';
import { roleName, statusNames, typeName } from '../database/names';

/** What the back office has flagged, by user. */
const revisionsOf = (store: Store) =>
  new Map(store.tables.onboarding_steps.map((row) => [row.user_id, row.revisions]));

/** Who can sign in, and with what. */
export function listPeople(store: Store) {
  const revisions = revisionsOf(store);
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
    is_verified: user.is_verified,
    ekyc_result: user.ekyc_result,
    ekyc_message: user.ekyc_message,
    revisions: revisions.get(user.id) ?? [],
  }));
}
