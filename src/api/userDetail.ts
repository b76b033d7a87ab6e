import { fileRefOrNull, readFileRef } from './fileRefs';
import {
  flagOrNull,
  list,
  number,
  numberOrNull,
  object,
  or,
  part,
  text,
  textOrEmpty,
  textOrNull,
} from './readers';
import type {
  Address,
  Addresses,
  BosFamily,
  Deed,
  Documents,
  EmergencyContact,
  Information,
  NamedId,
  OtherDocument,
  Spouse,
  UserDetail,
} from './wire';

const readInformation = part<Information>({
  name: textOrNull,
  phone_number: textOrNull,
  email: textOrNull,
  birth_date: textOrNull,
  birth_place: textOrNull,
  gender_id: numberOrNull,
  religion_id: numberOrNull,
  education_id: numberOrNull,
  marital_status_id: numberOrNull,
  mother_name: textOrNull,
  nik: textOrNull,
  nik_issue_date: textOrNull,
  nik_expired_date: textOrNull,
  npwp: textOrNull,
  nib: textOrNull,
  occupation_id: numberOrNull,
  position_id: numberOrNull,
  position_other: textOrNull,
  company_name: textOrNull,
  company_phone_number: textOrNull,
  company_scale_id: numberOrNull,
  company_type_id: numberOrNull,
  business_sector_id: numberOrNull,
  economic_sector_id: numberOrNull,
  length_of_work: numberOrNull,
  income_amount: numberOrNull,
  monthly_income_id: numberOrNull,
  source_of_income_id: numberOrNull,
  source_of_income_other: textOrNull,
  division: textOrNull,
  total_asset: numberOrNull,
  total_staff: numberOrNull,
  partner_commitment_id: numberOrNull,
  partner_commitment_other: textOrNull,
  business_address_category_id: numberOrNull,
  is_ekyc: flagOrNull,
  is_form_complete: flagOrNull,
});

const deedOrNull = or(
  object<Deed>({
    file_name: textOrEmpty,
    path_url: text,
    number: textOrNull,
    validity_date: textOrNull,
  }),
  null,
);

const readOther = object<OtherDocument>({
  id: number,
  name: textOrEmpty,
  file_name: textOrEmpty,
  path_url: text,
  created_at: textOrEmpty,
});

const readDocuments = part<Documents>({
  ktp: fileRefOrNull,
  deed_of_establishment: deedOrNull,
  company_profile: fileRefOrNull,
  kemenkumham_deed_of_establishment: fileRefOrNull,
  nib: fileRefOrNull,
  npwp: fileRefOrNull,
  selfie_with_ktp: fileRefOrNull,
  merchant_user_consent: fileRefOrNull,
  deed_of_change_compositions: deedOrNull,
  kemenkumham_deed_of_change_compositions: fileRefOrNull,
  recommendation_letter: fileRefOrNull,
  business_photos: or(list(readFileRef), []),
  others: or(list(readOther), []),
});

const readAddress = object<Address>({
  address: textOrNull,
  province_id: numberOrNull,
  city_id: numberOrNull,
  district_id: numberOrNull,
  village_id: numberOrNull,
  postal_code: textOrNull,
  rt_rw: textOrNull,
  home_ownership_id: numberOrNull,
  business_address_category_id: numberOrNull,
});

const addressOrNull = or(readAddress, null);

const readAddresses = part<Addresses>({
  ktp: addressOrNull,
  domicilies: addressOrNull,
  company: addressOrNull,
  warehouse: addressOrNull,
  emergency: addressOrNull,
  others: or(list(readAddress), []),
});

const readSpouse = part<Spouse>({
  name: textOrNull,
  nik: textOrNull,
  npwp: textOrNull,
  phone_number: textOrNull,
  email: textOrNull,
  birth_place: textOrNull,
  birth_date: textOrNull,
  is_separate_assets: flagOrNull,
  assets_separation_agreement: fileRefOrNull,
  spouse_agreement: fileRefOrNull,
  proof_of_marriage: fileRefOrNull,
  ktp_document: fileRefOrNull,
  npwp_document: fileRefOrNull,
  divorce_deed: fileRefOrNull,
  spouse_death_certificate: fileRefOrNull,
});

const readEmergencyContact = part<EmergencyContact>({
  name: textOrNull,
  phone_number: textOrNull,
  relationship_id: numberOrNull,
  relationship_other: textOrNull,
  consent_path_url: textOrNull,
});

const readFamily = object<BosFamily>({ name: textOrNull, relationship_id: numberOrNull });
const readNamedId = object<NamedId>({ id: number, name: textOrEmpty });

/** The whole detail of a user; missing objects come as their empty forms. */
export const readUserDetail = object<UserDetail>({
  id: number,
  email: textOrEmpty,
  bau_id: numberOrNull,
  role_id: numberOrNull,
  role_name: textOrNull,
  status_id: numberOrNull,
  onboarding_status_id: numberOrNull,
  onboarding_status_name: textOrNull,
  type_id: numberOrNull,
  type_name: textOrNull,
  partner_id: numberOrNull,
  partner_name: textOrNull,
  partner_relation_start_date: textOrNull,
  merchant_id: numberOrNull,
  merchant_user_id: numberOrNull,
  css_id: numberOrNull,
  category: or(readNamedId, null),
  classification: textOrNull,
  code: textOrNull,
  ekyc_result: textOrNull,
  ekyc_message: textOrNull,
  verify_status: flagOrNull,
  verify_token: textOrNull,
  verify_at: textOrNull,
  is_domicile_same_as_ktp: flagOrNull,
  bos_family: or(readFamily, null),
  information: readInformation,
  documents: readDocuments,
  addresses: readAddresses,
  spouse: readSpouse,
  emergency_contact: readEmergencyContact,
});
