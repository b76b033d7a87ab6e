import { OTHER_PARTNER_COMMITMENT_ID } from '@/domain/onboarding/optionIds';
import type { SubStepId } from '@/domain/onboarding/stepIds';
import type { FormValues } from '@/features/onboarding/model/stepDefinition';
import { contextWith, TODAY } from '../onboarding/onboardingContext';
import { dayOracle } from './days';
import {
  choice,
  file,
  OPTIONAL,
  text,
  yesNo,
  type FieldEntry,
  type FormEntry,
  type WirePath,
} from './fieldEntry';
import { consultationTime, oracle, wholeBetween } from './verdicts';

const days = dayOracle(TODAY);
const open = contextWith();
const SHOWN: FieldEntry = { kind: 'shown' };

interface AddressGroup {
  hasRtRw?: boolean;
  given?: FormValues;
}

/** The seven fields of an address (fields.md#address), below a path of a form. */
function address(
  path: string,
  kind: string,
  { hasRtRw = true, given = {} }: AddressGroup = {},
): Record<string, FieldEntry> {
  const at = (property: string): WirePath => `detail:addresses.${kind}.${property}`;
  return {
    [`${path}.address`]: text(oracle.shortText, at('address'), { given }),
    [`${path}.provinceId`]: choice(at('province_id'), { given }),
    [`${path}.cityId`]: choice(at('city_id'), { given }),
    [`${path}.districtId`]: choice(at('district_id'), { given }),
    [`${path}.villageId`]: choice(at('village_id'), { given }),
    [`${path}.postalCode`]: text(oracle.postalCode, at('postal_code'), { given }),
    [`${path}.rtRw`]: hasRtRw ? text(oracle.rtRw, at('rt_rw'), { given }) : SHOWN,
  };
}

const FILE = { fileName: 'akta.pdf', pathUrl: '/files/akta.pdf' };

/** A deed: its file, number and date; for an optional deed either all of them or none. */
function deed(
  path: string,
  property: string,
  { isOptional = false }: { isOptional?: boolean },
): Record<string, FieldEntry> {
  const given = { [path]: { document: FILE, number: '7', validityDate: '2020-01-02' } };
  return {
    [`${path}.document`]: file(`detail:documents.${property}`, isOptional ? OPTIONAL : {}),
    [`${path}.number`]: text(oracle.deedNumber, `detail:documents.${property}.number`, { given }),
    [`${path}.validityDate`]: text(days.pastDate, `detail:documents.${property}.validity_date`, {
      given,
    }),
  };
}

/** Every form of the onboarding, from the spec (formats.md, fields.md). */
export const forms: Partial<Record<SubStepId, FormEntry>> = {
  'personal-data': {
    context: open,
    fields: {
      name: text(oracle.personName, 'detail:information.name'),
      phoneNumber: text(oracle.phone, 'detail:information.phone_number'),
      email: SHOWN,
      birthPlace: text(oracle.birthPlace, 'detail:information.birth_place'),
      birthDate: text(days.birthDate, 'detail:information.birth_date'),
      genderId: choice('detail:information.gender_id'),
      religionId: choice('detail:information.religion_id'),
      educationId: choice('detail:information.education_id'),
      maritalStatusId: choice('detail:information.marital_status_id'),
      motherName: text(oracle.personName, 'detail:information.mother_name'),
    },
  },
  identity: {
    context: open,
    fields: {
      nik: text(oracle.nik, 'detail:information.nik'),
      takenNik: SHOWN,
      nikIssueDate: text(days.pastDate, 'detail:information.nik_issue_date', OPTIONAL),
      nikExpiredDate: text(days.anyDate, 'detail:information.nik_expired_date', OPTIONAL),
      isValidForLife: SHOWN,
      npwp: text(oracle.npwp, 'detail:information.npwp'),
      takenNpwp: SHOWN,
      ktpDocument: file('detail:documents.ktp'),
      npwpDocument: file('detail:documents.npwp'),
      ...address('address', 'ktp'),
    },
  },
  domicile: {
    context: open,
    fields: {
      isSameAsKtp: SHOWN,
      ...address('address', 'domicilies'),
      homeOwnershipId: choice('detail:addresses.domicilies.home_ownership_id'),
    },
  },
  employment: {
    context: open,
    fields: {
      occupationId: choice('detail:information.occupation_id'),
      companyName: text(oracle.companyName, 'detail:information.company_name'),
      positionId: choice('detail:information.position_id'),
      positionOther: text(oracle.shortText, 'detail:information.position_other', {
        ...OPTIONAL,
        given: { positionId: 14 },
      }),
      division: text(oracle.shortText, 'detail:information.division', OPTIONAL),
      lengthOfWork: text(oracle.lengthOfWork, 'detail:information.length_of_work'),
      incomeAmount: text(oracle.amount, 'detail:information.income_amount'),
      monthlyIncomeId: choice('detail:information.monthly_income_id', OPTIONAL),
      sourceOfIncomeId: choice('detail:information.source_of_income_id'),
      sourceOfIncomeOther: text(oracle.shortText, 'detail:information.source_of_income_other', {
        given: { sourceOfIncomeId: 3 },
      }),
      businessSectorId: choice('detail:information.business_sector_id'),
      economicSectorId: choice('detail:information.economic_sector_id', OPTIONAL),
      companyScaleId: choice('detail:information.company_scale_id', OPTIONAL),
      companyPhoneNumber: text(oracle.phone, 'detail:information.company_phone_number', OPTIONAL),
    },
  },
  spouse: {
    context: contextWith({ information: { marital_status_id: 1 } }),
    fields: {
      name: text(oracle.personName, 'detail:spouse.name'),
      nik: text(oracle.nik, 'detail:spouse.nik'),
      npwp: text(oracle.npwp, 'detail:spouse.npwp', OPTIONAL),
      phoneNumber: text(oracle.phone, 'detail:spouse.phone_number'),
      email: text(oracle.email, 'detail:spouse.email', OPTIONAL),
      birthPlace: text(oracle.birthPlace, 'detail:spouse.birth_place'),
      birthDate: text(days.birthDate, 'detail:spouse.birth_date'),
      hasSeparateAssets: yesNo('detail:spouse.is_separate_assets'),
      assetsSeparationAgreement: file('detail:spouse.assets_separation_agreement', {
        given: { hasSeparateAssets: true },
      }),
      spouseAgreement: file('detail:spouse.spouse_agreement', {
        given: { hasSeparateAssets: false },
      }),
      proofOfMarriage: file('detail:spouse.proof_of_marriage'),
      ktpDocument: file('detail:spouse.ktp_document'),
      npwpDocument: file('detail:spouse.npwp_document', OPTIONAL),
      divorceDeed: SHOWN,
      deathCertificate: SHOWN,
    },
  },
  'emergency-contact': {
    context: open,
    fields: {
      name: text(oracle.personName, 'detail:emergency_contact.name'),
      phoneNumber: text(oracle.phone, 'detail:emergency_contact.phone_number'),
      relationshipId: choice('detail:emergency_contact.relationship_id'),
      relationshipOther: text(oracle.shortText, 'detail:emergency_contact.relationship_other', {
        ...OPTIONAL,
        given: { relationshipId: 13 },
      }),
      ...address('address', 'emergency', { hasRtRw: false }),
      consentDocument: file('detail:emergency_contact.consent_path_url'),
    },
  },
  'company-profile': {
    context: open,
    fields: {
      companyName: text(oracle.companyName, 'detail:information.company_name'),
      companyTypeId: choice('detail:information.company_type_id'),
      npwp: text(oracle.npwp, 'detail:information.npwp'),
      nib: text(oracle.nib, 'detail:information.nib'),
      companyPhoneNumber: text(oracle.phone, 'detail:information.company_phone_number'),
      companyScaleId: choice('detail:information.company_scale_id'),
      businessSectorId: choice('detail:information.business_sector_id'),
      economicSectorId: choice('detail:information.economic_sector_id'),
      totalAsset: text(oracle.amount, 'detail:information.total_asset'),
      totalStaff: text(wholeBetween(1, 999_999_999_999_999), 'detail:information.total_staff'),
    },
  },
  'company-address': {
    context: open,
    fields: {
      ...address('company', 'company'),
      categoryId: choice('detail:addresses.company.business_address_category_id'),
      ownershipId: choice('detail:addresses.company.home_ownership_id'),
      hasWarehouse: SHOWN,
      ...address('warehouse', 'warehouse', { given: { hasWarehouse: true } }),
    },
  },
  'legal-documents': {
    context: open,
    fields: {
      ...deed('establishment', 'deed_of_establishment', {}),
      establishmentDecree: file('detail:documents.kemenkumham_deed_of_establishment'),
      nibDocument: file('detail:documents.nib'),
      npwpDocument: file('detail:documents.npwp'),
      companyProfile: file('detail:documents.company_profile', OPTIONAL),
      ...deed('change', 'deed_of_change_compositions', OPTIONAL),
      changeDecree: file('detail:documents.kemenkumham_deed_of_change_compositions', OPTIONAL),
    },
    rows: {
      'others.one.name': text(oracle.shortText, null, {
        given: { others: { one: { name: '', document: FILE, stored: null, isRemoved: false } } },
      }),
    },
  },
  pic: {
    context: open,
    fields: {
      name: text(oracle.personName, 'pic:information.name'),
      email: text(oracle.email, 'pic:information.email'),
      phoneNumber: text(oracle.phone, 'pic:information.phone_number'),
      nik: text(oracle.nik, 'pic:information.nik'),
      npwp: text(oracle.npwp, 'pic:information.npwp'),
      birthPlace: text(oracle.birthPlace, 'pic:information.birth_place'),
      birthDate: text(days.birthDate, 'pic:information.birth_date'),
      positionId: choice('pic:information.position_id'),
      division: text(oracle.shortText, 'pic:information.division', OPTIONAL),
      address: text(oracle.shortText, 'pic:address'),
      ktpDocument: file('pic:ktp'),
      idCard: file('pic:id_card', OPTIONAL),
      appointmentLetter: file('pic:appointment_letter'),
    },
  },
  'business-photos': { context: open, fields: { photos: { kind: 'rows' } } },
  partnership: {
    context: open,
    fields: {
      partnerName: SHOWN,
      categoryId: SHOWN,
      startDate: text(days.pastDate, 'detail:partner_relation_start_date'),
      commitmentId: choice('detail:information.partner_commitment_id'),
      commitmentOther: text(oracle.shortText, 'detail:information.partner_commitment_other', {
        ...OPTIONAL,
        given: { commitmentId: OTHER_PARTNER_COMMITMENT_ID },
      }),
      recommendationLetter: file('detail:documents.recommendation_letter'),
    },
  },
  'provider-family': {
    context: open,
    fields: {
      hasFamily: yesNo(null),
      name: text(oracle.personName, 'detail:bos_family.name', { given: { hasFamily: true } }),
      relationshipId: choice('detail:bos_family.relationship_id', { given: { hasFamily: true } }),
      date: text(days.consultationDate, 'schedule:date'),
      time: text(consultationTime, 'schedule:time'),
    },
  },
};
