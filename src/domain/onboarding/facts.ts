/** Marital statuses and their ids on the wire (fields.md#spouse). */
export const MARITAL_STATUS = {
  married: 1,
  unmarried: 2,
  divorcedAlive: 3,
  divorcedDeath: 4,
} as const;

/** The form values that decide which sub-steps are shown. */
export interface OnboardingFacts {
  readonly maritalStatusId: number | null;
}

const { married, divorcedAlive, divorcedDeath } = MARITAL_STATUS;

/** The conditions under which a sub-step is shown. */
export const conditions = {
  /** Is or was married: marital status 1, 3 or 4. */
  everMarried: ({ maritalStatusId }: OnboardingFacts): boolean =>
    maritalStatusId === married ||
    maritalStatusId === divorcedAlive ||
    maritalStatusId === divorcedDeath,
} as const;

export type ConditionName = keyof typeof conditions;
