/** Written by `npm run contract` from `openapi.yaml`: change that, not this file. */
import type { components } from './contract';
import * as read from './readers';

type Schemas = components['schemas'];
type FieldsOf<Name extends keyof Schemas> = read.Fields<NonNullable<Schemas[Name]>>;

const namedIdFields: FieldsOf<'NamedId'> = {
  id: read.number,
  name: read.textOrEmpty,
};

const namedIdOrNull = read.or(read.object(namedIdFields), null);

const bosFamilyFields: FieldsOf<'BosFamily'> = {
  name: read.textOrNull,
  relationship_id: read.numberOrNull,
};

const bosFamilyOrNull = read.or(read.object(bosFamilyFields), null);

const informationFields: FieldsOf<'Information'> = {
  name: read.textOrNull,
  phone_number: read.textOrNull,
  email: read.textOrNull,
  birth_date: read.textOrNull,
  birth_place: read.textOrNull,
  gender_id: read.numberOrNull,
  religion_id: read.numberOrNull,
  education_id: read.numberOrNull,
  marital_status_id: read.numberOrNull,
  mother_name: read.textOrNull,
  nik: read.textOrNull,
  nik_issue_date: read.textOrNull,
  nik_expired_date: read.textOrNull,
  npwp: read.textOrNull,
  nib: read.textOrNull,
  occupation_id: read.numberOrNull,
  position_id: read.numberOrNull,
  position_other: read.textOrNull,
  company_name: read.textOrNull,
  company_phone_number: read.textOrNull,
  company_scale_id: read.numberOrNull,
  company_type_id: read.numberOrNull,
  business_sector_id: read.numberOrNull,
  economic_sector_id: read.numberOrNull,
  length_of_work: read.numberOrNull,
  income_amount: read.numberOrNull,
  monthly_income_id: read.numberOrNull,
  source_of_income_id: read.numberOrNull,
  source_of_income_other: read.textOrNull,
  division: read.textOrNull,
  total_asset: read.numberOrNull,
  total_staff: read.numberOrNull,
  partner_commitment_id: read.numberOrNull,
  partner_commitment_other: read.textOrNull,
  business_address_category_id: read.numberOrNull,
  is_ekyc: read.flagOrNull,
  is_form_complete: read.flagOrNull,
};

const fileRefFields: FieldsOf<'FileRefOrNull'> = {
  file_name: read.textOrEmpty,
  path_url: read.text,
};

const fileRefOrNull = read.or(read.object(fileRefFields), null);

const deedFields: FieldsOf<'DeedOrNull'> = {
  file_name: read.textOrEmpty,
  path_url: read.text,
  number: read.textOrNull,
  validity_date: read.textOrNull,
};

const deedOrNull = read.or(read.object(deedFields), null);

const otherDocumentFields: FieldsOf<'OtherDocument'> = {
  id: read.number,
  name: read.textOrEmpty,
  file_name: read.textOrEmpty,
  path_url: read.text,
  created_at: read.textOrEmpty,
};

const documentsFields: FieldsOf<'Documents'> = {
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
  business_photos: read.or(read.list(read.object(fileRefFields)), []),
  others: read.or(read.list(read.object(otherDocumentFields)), []),
};

const addressFields: FieldsOf<'AddressOrNull'> = {
  address: read.textOrNull,
  province_id: read.numberOrNull,
  city_id: read.numberOrNull,
  district_id: read.numberOrNull,
  village_id: read.numberOrNull,
  postal_code: read.textOrNull,
  rt_rw: read.textOrNull,
  home_ownership_id: read.numberOrNull,
  business_address_category_id: read.numberOrNull,
};

const addressOrNull = read.or(read.object(addressFields), null);

const addressesFields: FieldsOf<'Addresses'> = {
  ktp: addressOrNull,
  domicilies: addressOrNull,
  company: addressOrNull,
  warehouse: addressOrNull,
  emergency: addressOrNull,
  others: read.or(read.list(read.object(addressFields)), []),
};

const spouseFields: FieldsOf<'Spouse'> = {
  name: read.textOrNull,
  nik: read.textOrNull,
  npwp: read.textOrNull,
  phone_number: read.textOrNull,
  email: read.textOrNull,
  birth_place: read.textOrNull,
  birth_date: read.textOrNull,
  is_separate_assets: read.flagOrNull,
  assets_separation_agreement: fileRefOrNull,
  spouse_agreement: fileRefOrNull,
  proof_of_marriage: fileRefOrNull,
  ktp_document: fileRefOrNull,
  npwp_document: fileRefOrNull,
  divorce_deed: fileRefOrNull,
  spouse_death_certificate: fileRefOrNull,
};

const emergencyContactFields: FieldsOf<'EmergencyContact'> = {
  name: read.textOrNull,
  phone_number: read.textOrNull,
  relationship_id: read.numberOrNull,
  relationship_other: read.textOrNull,
  consent_path_url: read.textOrNull,
};

export const userDetailFields: FieldsOf<'UserDetail'> = {
  id: read.number,
  email: read.textOrEmpty,
  bau_id: read.numberOrNull,
  role_id: read.numberOrNull,
  role_name: read.textOrNull,
  status_id: read.numberOrNull,
  onboarding_status_id: read.numberOrNull,
  onboarding_status_name: read.textOrNull,
  type_id: read.numberOrNull,
  type_name: read.textOrNull,
  partner_id: read.numberOrNull,
  partner_name: read.textOrNull,
  partner_relation_start_date: read.textOrNull,
  merchant_id: read.numberOrNull,
  merchant_user_id: read.numberOrNull,
  css_id: read.numberOrNull,
  category: namedIdOrNull,
  classification: read.textOrNull,
  code: read.textOrNull,
  ekyc_result: read.textOrNull,
  ekyc_message: read.textOrNull,
  verify_status: read.flagOrNull,
  verify_token: read.textOrNull,
  verify_at: read.textOrNull,
  is_domicile_same_as_ktp: read.flagOrNull,
  bos_family: bosFamilyOrNull,
  information: read.part(informationFields),
  documents: read.part(documentsFields),
  addresses: read.part(addressesFields),
  spouse: read.part(spouseFields),
  emergency_contact: read.part(emergencyContactFields),
};
