import type { Addresses, Documents, Information, Spouse, UserDetail } from '@/api/wire';
import type { OnboardingContext } from '@/features/onboarding/engine/stepDefinition';
import { STATUS } from '@/domain/access/statuses';
import type { Flow } from '@/domain/onboarding/flow';
import { borrowerIndividuNonPartner } from '@/domain/onboarding/flows/borrowerIndividuNonPartner';

/** The day on which the forms under test are filled in: a Monday. */
export const TODAY = '2026-11-02';

const information: Information = {
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

const documents: Documents = {
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

const addresses: Addresses = {
  ktp: null,
  domicilies: null,
  company: null,
  warehouse: null,
  emergency: null,
  others: [],
};

const spouse: Spouse = {
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

const detail: UserDetail = {
  id: 1,
  email: 'sri@bos.test',
  bau_id: null,
  role_id: 4,
  role_name: 'Borrower',
  status_id: STATUS.inDraft,
  onboarding_status_id: STATUS.inDraft,
  onboarding_status_name: 'Draf',
  type_id: 1,
  type_name: 'Individual',
  partner_id: null,
  partner_name: null,
  partner_relation_start_date: null,
  merchant_id: null,
  merchant_user_id: null,
  css_id: null,
  category: null,
  classification: null,
  code: null,
  ekyc_result: null,
  ekyc_message: null,
  verify_status: true,
  verify_token: null,
  verify_at: null,
  is_domicile_same_as_ktp: null,
  bos_family: null,
  information,
  documents,
  addresses,
  spouse,
  emergency_contact: {
    name: null,
    phone_number: null,
    relationship_id: null,
    relationship_other: null,
    consent_path_url: null,
  },
};

/** Answers that a server holds; what is not named is not yet answered. */
export interface HeldAnswers {
  information?: Partial<Information>;
  documents?: Partial<Documents>;
  addresses?: Partial<Addresses>;
  spouse?: Partial<Spouse>;
  emergencyContact?: Partial<UserDetail['emergency_contact']>;
  bosFamily?: UserDetail['bos_family'];
  isDomicileSameAsKtp?: boolean | null;
  schedule?: OnboardingContext['schedule'];
  pic?: OnboardingContext['pic'];
  shareholders?: OnboardingContext['shareholders'];
  /** That of an individual borrower without a partner where none is given. */
  flow?: Flow;
  partner?: Partial<
    Pick<UserDetail, 'partner_id' | 'partner_name' | 'partner_relation_start_date'>
  >;
  statusId?: number;
  /** The marital status as typed; the held one where none is given. */
  typedMaritalStatusId?: number;
}

/** What a sub-step reads, with these answers held by the server. */
export function contextWith(held: HeldAnswers = {}): OnboardingContext {
  const statusId = held.statusId ?? STATUS.inDraft;
  const merged: UserDetail = {
    ...detail,
    ...held.partner,
    status_id: statusId,
    onboarding_status_id: statusId,
    is_domicile_same_as_ktp: held.isDomicileSameAsKtp ?? null,
    bos_family: held.bosFamily ?? null,
    information: { ...information, ...held.information },
    documents: { ...documents, ...held.documents },
    addresses: { ...addresses, ...held.addresses },
    spouse: { ...spouse, ...held.spouse },
    emergency_contact: { ...detail.emergency_contact, ...held.emergencyContact },
  };
  return {
    flow: held.flow ?? borrowerIndividuNonPartner,
    profile: {
      id: 1,
      email: detail.email,
      name: null,
      referral_code: null,
      role_id: 4,
      role_name: 'Borrower',
      source: 'PLATFORM',
      status_id: statusId,
      tnc: '1.0',
      tribe_id: null,
      tribe_name: null,
      type_id: 1,
      type_name: 'Individual',
      token_expired_password: null,
    },
    detail: merged,
    stepDetail: { step: null, sub_step: null, user_id: 1, revisions: [] },
    banks: [],
    bankStatements: [],
    financialStatements: [],
    collateral: [],
    schedule: held.schedule ?? null,
    pic: held.pic ?? null,
    shareholders: held.shareholders ?? [],
    facts: {
      maritalStatusId: held.typedMaritalStatusId ?? merged.information.marital_status_id,
    },
    today: TODAY,
    isReadOnly: false,
  };
}
