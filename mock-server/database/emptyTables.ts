import type { Schemas, Tables } from './tables';

/** A store without anybody in it. */
export function emptyTables(): Tables {
  return {
    users: [],
    onboarding_steps: [],
    bank_accounts: [],
    bank_statements: [],
    financial_statements: [],
    collaterals: [],
    pics: [],
    shareholders: [],
    esigns: [],
    consultation_schedules: [],
    notifications: [],
    consents: [],
    files: [],
    activities: [],
    tokens: [],
    otp_codes: [],
    otp_sends: [],
    verification_requests: [],
    outbox: [],
    flags: {},
    token_life_s: {},
  };
}

/** The answers of somebody who has answered nothing: every key there, each null. */
export function emptyInformation(): Schemas['Information'] {
  return {
    name: null,
    phone_number: null,
    email: null,
    birth_date: null,
    birth_place: null,
    gender_id: null,
    religion_id: null,
    education_id: null,
    marital_status_id: null,
    mother_name: null,
    nik: null,
    nik_issue_date: null,
    nik_expired_date: null,
    npwp: null,
    nib: null,
    occupation_id: null,
    position_id: null,
    position_other: null,
    company_name: null,
    company_phone_number: null,
    company_scale_id: null,
    company_type_id: null,
    business_sector_id: null,
    economic_sector_id: null,
    length_of_work: null,
    income_amount: null,
    monthly_income_id: null,
    source_of_income_id: null,
    source_of_income_other: null,
    division: null,
    total_asset: null,
    total_staff: null,
    partner_commitment_id: null,
    partner_commitment_other: null,
    business_address_category_id: null,
    is_ekyc: null,
    is_form_complete: null,
  };
}

export function emptyDocuments(): Schemas['Documents'] {
  return {
    ktp: null,
    deed_of_establishment: null,
    company_profile: null,
    kemenkumham_deed_of_establishment: null,
    nib: null,
    npwp: null,
    selfie_with_ktp: null,
    merchant_user_consent: null,
    deed_of_change_compositions: null,
    kemenkumham_deed_of_change_compositions: null,
    recommendation_letter: null,
    business_photos: [],
    others: [],
  };
}

export function emptyAddresses(): Schemas['Addresses'] {
  return {
    ktp: null,
    domicilies: null,
    company: null,
    warehouse: null,
    emergency: null,
    others: [],
  };
}

export function emptySpouse(): Schemas['Spouse'] {
  return {
    name: null,
    nik: null,
    npwp: null,
    phone_number: null,
    email: null,
    birth_place: null,
    birth_date: null,
    is_separate_assets: null,
    assets_separation_agreement: null,
    spouse_agreement: null,
    proof_of_marriage: null,
    ktp_document: null,
    npwp_document: null,
    divorce_deed: null,
    spouse_death_certificate: null,
  };
}

export function emptyEmergencyContact(): Schemas['EmergencyContact'] {
  return {
    name: null,
    phone_number: null,
    relationship_id: null,
    relationship_other: null,
    consent_path_url: null,
  };
}

/** A company that has not named its person in charge. */
export function emptyPic(): Schemas['Pic'] {
  return {
    address: null,
    ktp: null,
    id_card: null,
    appointment_letter: null,
    information: {
      name: null,
      email: null,
      phone_number: null,
      nik: null,
      npwp: null,
      birth_place: null,
      birth_date: null,
      position_id: null,
      division: null,
    },
  };
}
