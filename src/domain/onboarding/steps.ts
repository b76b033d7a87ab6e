import type { Step } from './flow';
import { subSteps } from './subSteps';

const { providerFamily } = subSteps;

/** The steps that several flows share; the flows override what differs. */
export const steps = {
  personal: {
    id: 'personal',
    titleKey: 'onboarding.step.personal',
    subSteps: [subSteps.personalData, subSteps.identity, subSteps.domicile],
  },
  employment: {
    id: 'employment',
    titleKey: 'onboarding.step.employment',
    subSteps: [subSteps.employment],
  },
  family: {
    id: 'family',
    titleKey: 'onboarding.step.family',
    subSteps: [subSteps.spouse, subSteps.emergencyContact],
  },
  company: {
    id: 'company',
    titleKey: 'onboarding.step.company',
    subSteps: [subSteps.companyProfile, subSteps.companyAddress, subSteps.legalDocuments],
  },
  pic: { id: 'pic', titleKey: 'onboarding.step.pic', subSteps: [subSteps.pic] },
  management: {
    id: 'management',
    titleKey: 'onboarding.step.management',
    subSteps: [subSteps.managementShareholders],
  },
  partnership: {
    id: 'partnership',
    titleKey: 'onboarding.step.partnership',
    subSteps: [subSteps.partnership],
  },
  /** Financial statements are optional. */
  individualFinance: {
    id: 'finance',
    titleKey: 'onboarding.step.finance',
    subSteps: [
      subSteps.banks,
      subSteps.bankStatements,
      { ...subSteps.financialStatements, isOptional: true },
    ],
  },
  /** At least one financial statement. */
  companyFinance: {
    id: 'finance',
    titleKey: 'onboarding.step.finance',
    subSteps: [subSteps.banks, subSteps.bankStatements, subSteps.financialStatements],
  },
  banksAlone: { id: 'finance', titleKey: 'onboarding.step.finance', subSteps: [subSteps.banks] },
  photos: {
    id: 'business',
    titleKey: 'onboarding.step.business',
    subSteps: [subSteps.businessPhotos],
  },
  consultation: {
    id: 'consultation',
    titleKey: 'onboarding.step.consultation',
    subSteps: [{ ...providerFamily, hasSchedule: true }],
  },
  /** The family only, without a consultation date. */
  unscheduled: {
    id: 'consultation',
    titleKey: 'onboarding.step.consultation',
    subSteps: [providerFamily],
  },
  review: { id: 'review', titleKey: 'onboarding.step.review', subSteps: [subSteps.review] },
} as const satisfies Record<string, Step>;
