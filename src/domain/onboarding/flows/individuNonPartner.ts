import type { Flow } from '../flow';

/** Borrower, individual, without a partner (decisions.md 6). */
export const individuNonPartner: Flow = {
  variantId: 'borrowerIndividuNonPartner',
  statementMonths: 3,
  steps: [
    {
      id: 'personal',
      titleKey: 'onboarding.step.personal',
      subSteps: [
        {
          id: 'personal-data',
          titleKey: 'onboarding.subStep.personalData',
          documents: [],
          save: 'detail',
          minutes: 3,
        },
        {
          id: 'identity',
          titleKey: 'onboarding.subStep.identity',
          documents: ['ktp', 'npwp'],
          save: 'detail',
          minutes: 5,
        },
        {
          id: 'domicile',
          titleKey: 'onboarding.subStep.domicile',
          documents: [],
          save: 'detail',
          minutes: 2,
        },
      ],
    },
    {
      id: 'employment',
      titleKey: 'onboarding.step.employment',
      subSteps: [
        {
          id: 'employment',
          titleKey: 'onboarding.subStep.employment',
          documents: [],
          save: 'detail',
          minutes: 3,
        },
      ],
    },
    {
      id: 'family',
      titleKey: 'onboarding.step.family',
      subSteps: [
        {
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
          save: 'detail',
          minutes: 4,
        },
        {
          id: 'emergency-contact',
          titleKey: 'onboarding.subStep.emergencyContact',
          documents: ['consent_path_url'],
          save: 'detail',
          minutes: 3,
        },
      ],
    },
    {
      id: 'finance',
      titleKey: 'onboarding.step.finance',
      subSteps: [
        {
          id: 'banks',
          titleKey: 'onboarding.subStep.banks',
          documents: [],
          save: 'entries',
          minutes: 2,
        },
        {
          id: 'bank-statements',
          titleKey: 'onboarding.subStep.bankStatements',
          documents: ['bank_statement'],
          save: 'entries',
          minutes: 3,
        },
        {
          id: 'financial-statements',
          titleKey: 'onboarding.subStep.financialStatements',
          documents: ['financial_statement'],
          save: 'entries',
          isOptional: true,
          minutes: 2,
        },
      ],
    },
    {
      id: 'business',
      titleKey: 'onboarding.step.business',
      subSteps: [
        {
          id: 'collateral',
          titleKey: 'onboarding.subStep.collateral',
          documents: ['collateral'],
          save: 'entries',
          // Assumption: the spec asks for no least number of collateral documents, so none is needed.
          isOptional: true,
          minutes: 3,
        },
      ],
    },
    {
      id: 'consultation',
      titleKey: 'onboarding.step.consultation',
      subSteps: [
        {
          id: 'provider-family',
          titleKey: 'onboarding.subStep.providerFamily',
          documents: [],
          save: 'detailAndSchedule',
          minutes: 1,
        },
      ],
    },
    {
      id: 'review',
      titleKey: 'onboarding.step.review',
      subSteps: [
        {
          id: 'review',
          titleKey: 'onboarding.subStep.review',
          documents: ['merchant_user_consent'],
          save: 'submit',
          minutes: 2,
        },
      ],
    },
  ],
};
