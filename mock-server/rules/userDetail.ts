import { partnershipOf, roleName, statusNames, typeName } from '../database/names';
import type { Schemas, UserRow } from '../database/tables';

/** The data of `GET /user/detail`: the stored answers, and names beside the ids. */
export function userDetail(user: UserRow): Schemas['UserDetail'] {
  return {
    id: user.id,
    email: user.email,
    bau_id: null,
    role_id: user.role_id,
    role_name: roleName(user.role_id),
    status_id: user.onboarding_status_id,
    onboarding_status_id: user.onboarding_status_id,
    onboarding_status_name: statusNames[user.onboarding_status_id] ?? null,
    type_id: user.type_id,
    type_name: typeName(user.type_id),
    partner_id: user.partner_id,
    partner_name: user.partner_name,
    partner_relation_start_date: user.partner_relation_start_date,
    merchant_id: user.merchant_id,
    merchant_user_id: user.merchant_user_id,
    css_id: null,
    category: partnershipOf(user),
    classification: null,
    code: null,
    ekyc_result: user.ekyc_result,
    ekyc_message: user.ekyc_message,
    verify_status: user.is_verified,
    verify_token: null,
    verify_at: user.verify_at,
    is_domicile_same_as_ktp: user.is_domicile_same_as_ktp,
    bos_family: user.bos_family,
    information: user.information,
    documents: user.documents,
    addresses: user.addresses,
    spouse: user.spouse,
    emergency_contact: user.emergency_contact,
  };
}
