import { ROLE } from '@/domain/access/roles';
import { STATUS } from '@/domain/access/statuses';
import { emptyRecord } from '../database/emptyRecord';
import type { Schemas, UserRow } from '../database/tables';

type Registration = Schemas['RegistrationRequest'];

/**
 * A new account: Ready to Onboard, without answers and accepted terms.
 *
 * Assumption: `created_by` is stored without a check, because the spec does not say whose id it is.
 */
export function makeNewUser(id: number, registration: Registration, password: string): UserRow {
  const { email, role_id, is_notify, created_by, source } = registration;
  return {
    id,
    email,
    password,
    note: 'Registered',
    is_verified: false,
    is_otp_needed: false,
    is_notify: is_notify === 1,
    created_by: created_by ?? null,
    role_id,
    type_id: typeOf(registration),
    onboarding_status_id: STATUS.readyToOnboard,
    source,
    referral_code: null,
    tnc: null,
    token_expired_password: null,
    partner_id: null,
    partner_name: null,
    partner_relation_start_date: null,
    merchant_id: null,
    merchant_user_id: null,
    ekyc_result: null,
    ekyc_message: null,
    verify_at: null,
    is_domicile_same_as_ktp: null,
    bos_family: null,
    information: { ...emptyRecord('Information'), email },
    documents: emptyRecord('Documents'),
    addresses: emptyRecord('Addresses'),
    spouse: emptyRecord('Spouse'),
    emergency_contact: emptyRecord('EmergencyContact'),
  };
}

// Assumption: the other roles have no type (statuses.md#roles), so a type is not stored for them. A
// borrower or funder may register without a type, although the app always sends one.
function typeOf({ role_id: role, type_id: type = null }: Registration): number | null {
  return role === ROLE.borrower || role === ROLE.funder ? type : null;
}
