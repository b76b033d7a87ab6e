import type { OnboardingVariant } from '../access/variants';
import type { ConditionName } from './facts';
import type { StepId, SubStepId } from './stepIds';

/** The uploads that a sub-step asks for, by their key in the API. */
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
  /** When it is there; always where it names none. */
  readonly condition?: ConditionName;
  readonly documents: readonly DocumentKey[];
  /** It asks for a date to talk, too. */
  readonly hasSchedule?: true;
  /** It may be left empty; it counts as complete once it was passed. */
  readonly isOptional?: true;
  /** An honest guess at the time it takes, in minutes. */
  readonly minutes: number;
}

/** A chapter of a flow. */
export interface Step {
  readonly id: StepId;
  readonly titleKey: string;
  readonly subSteps: readonly SubStep[];
}

/** One variant's onboarding as data: all that tells it from the others (onboarding.md#flows). */
export interface Flow {
  /** Whom it is for, and where it lives. */
  readonly variant: OnboardingVariant;
  readonly steps: readonly Step[];
  /** How many of the last full months each account needs a statement of. */
  readonly statementMonths: number;
}
