/**
 * The keys of steps and sub-steps as they go over the wire and stand in addresses (decisions.md 6).
 * Only what has a screen is here, so that a map from sub-step to screen is exhaustive.
 */
export const STEP_IDS = [
  'personal',
  'employment',
  'family',
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
  'banks',
  'bank-statements',
  'financial-statements',
  'collateral',
  'provider-family',
  'review',
] as const;

export type StepId = (typeof STEP_IDS)[number];
export type SubStepId = (typeof SUB_STEP_IDS)[number];
