import type { OnboardingVariant } from '../access/variants';
import type { ConditionName } from './facts';
import type { StepId, SubStepId } from './stepIds';

/** The uploads of a sub-step, by their key in the API. */
export type DocumentKey =
  | 'ktp'
  | 'npwp'
  | 'assets_separation_agreement'
  | 'spouse_agreement'
  | 'proof_of_marriage'
  | 'ktp_document'
  | 'npwp_document'
  | 'divorce_deed'
  | 'spouse_death_certificate'
  | 'consent_path_url'
  | 'deed_of_establishment'
  | 'kemenkumham_deed_of_establishment'
  | 'nib'
  | 'company_profile'
  | 'deed_of_change_compositions'
  | 'kemenkumham_deed_of_change_compositions'
  | 'others'
  | 'id_card'
  | 'appointment_letter'
  | 'recommendation_letter'
  | 'business_photos'
  | 'bank_statement'
  | 'financial_statement'
  | 'collateral'
  | 'merchant_user_consent';

/** One screen of a flow. */
export interface SubStep {
  readonly id: SubStepId;
  readonly titleKey: string;
  /** The sub-step is shown under this condition; always where it is left out. */
  readonly condition?: ConditionName;
  readonly documents: readonly DocumentKey[];
  /** The sub-step also asks for a date for a consultation. */
  readonly hasSchedule?: true;
  /** May be left empty; complete once the user has moved past it. */
  readonly isOptional?: true;
  /** Estimated time to fill it in, in minutes. */
  readonly minutes: number;
}

/** A group of sub-steps that hub and stepper show under one title. */
export interface Step {
  readonly id: StepId;
  readonly titleKey: string;
  readonly subSteps: readonly SubStep[];
}

/**
 * The onboarding of one variant as data: everything in which the variants differ
 * (onboarding.md#flows).
 */
export interface Flow {
  /** The users it is for, and its path. */
  readonly variant: OnboardingVariant;
  readonly steps: readonly Step[];
  /** Each account needs a statement for this many of the last full months. */
  readonly statementMonths: number;
}
