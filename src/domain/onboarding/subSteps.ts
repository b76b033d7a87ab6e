import type { SubStep } from './flow';

/** The sub-steps that the flows share; a flow overrides what differs. */
export const subSteps = {
  personalData: {
    id: 'personal-data',
    titleKey: 'onboarding.subStep.personalData',
    documents: [],
    minutes: 3,
  },
  identity: {
    id: 'identity',
    titleKey: 'onboarding.subStep.identity',
    documents: ['ktp', 'npwp'],
    minutes: 5,
  },
  domicile: {
    id: 'domicile',
    titleKey: 'onboarding.subStep.domicile',
    documents: [],
    minutes: 2,
  },
  employment: {
    id: 'employment',
    titleKey: 'onboarding.subStep.employment',
    documents: [],
    minutes: 3,
  },
  spouse: {
    id: 'spouse',
    titleKey: 'onboarding.subStep.spouse',
    condition: 'everMarried',
    documents: [
      'assets_separation_agreement',
      'spouse_agreement',
      'proof_of_marriage',
      'ktp_document',
      'npwp_document',
      'divorce_deed',
      'spouse_death_certificate',
    ],
    minutes: 4,
  },
  emergencyContact: {
    id: 'emergency-contact',
    titleKey: 'onboarding.subStep.emergencyContact',
    documents: ['consent_path_url'],
    minutes: 3,
  },
  companyProfile: {
    id: 'company-profile',
    titleKey: 'onboarding.subStep.companyProfile',
    documents: [],
    minutes: 4,
  },
  companyAddress: {
    id: 'company-address',
    titleKey: 'onboarding.subStep.companyAddress',
    documents: [],
    minutes: 3,
  },
  legalDocuments: {
    id: 'legal-documents',
    titleKey: 'onboarding.subStep.legalDocuments',
    documents: [
      'deed_of_establishment',
      'kemenkumham_deed_of_establishment',
      'nib',
      'npwp',
      'company_profile',
      'deed_of_change_compositions',
      'kemenkumham_deed_of_change_compositions',
      'others',
    ],
    minutes: 6,
  },
  pic: {
    id: 'pic',
    titleKey: 'onboarding.subStep.pic',
    documents: ['ktp', 'id_card', 'appointment_letter'],
    minutes: 4,
  },
  managementShareholders: {
    id: 'management-shareholders',
    titleKey: 'onboarding.subStep.managementShareholders',
    documents: ['ktp_document', 'npwp_document'],
    minutes: 8,
  },
  partnership: {
    id: 'partnership',
    titleKey: 'onboarding.subStep.partnership',
    documents: ['recommendation_letter'],
    minutes: 2,
  },
  banks: {
    id: 'banks',
    titleKey: 'onboarding.subStep.banks',
    documents: [],
    minutes: 2,
  },
  bankStatements: {
    id: 'bank-statements',
    titleKey: 'onboarding.subStep.bankStatements',
    documents: ['bank_statement'],
    minutes: 3,
  },
  financialStatements: {
    id: 'financial-statements',
    titleKey: 'onboarding.subStep.financialStatements',
    documents: ['financial_statement'],
    minutes: 2,
  },
  businessPhotos: {
    id: 'business-photos',
    titleKey: 'onboarding.subStep.businessPhotos',
    documents: ['business_photos'],
    minutes: 3,
  },
  collateral: {
    id: 'collateral',
    titleKey: 'onboarding.subStep.collateral',
    // Assumption: the spec gives no minimum number of collateral documents, so none is required.
    isOptional: true,
    documents: ['collateral'],
    minutes: 3,
  },
  providerFamily: {
    id: 'provider-family',
    titleKey: 'onboarding.subStep.providerFamily',
    documents: [],
    minutes: 1,
  },
  review: {
    id: 'review',
    titleKey: 'onboarding.subStep.review',
    documents: ['merchant_user_consent'],
    minutes: 2,
  },
} as const satisfies Record<string, SubStep>;
