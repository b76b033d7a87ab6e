/** The keys of steps and sub-steps in the API and in addresses (onboarding.md#flows). */
export const STEP_IDS = [
  'personal',
  'employment',
  'family',
  'company',
  'pic',
  'management',
  'partnership',
  'finance',
  'business',
  'consultation',
  'review',
] as const;

export const SUB_STEP_IDS = [
  'personal-data',
  'identity',
  'domicile',
  'employment',
  'spouse',
  'emergency-contact',
  'company-profile',
  'company-address',
  'legal-documents',
  'pic',
  'management-shareholders',
  'partnership',
  'banks',
  'bank-statements',
  'financial-statements',
  'business-photos',
  'collateral',
  'provider-family',
  'review',
] as const;

export type StepId = (typeof STEP_IDS)[number];
export type SubStepId = (typeof SUB_STEP_IDS)[number];
