import type { Place } from '@/domain/onboarding/visibleSteps';

/** The key that a sub-step's draft is kept under. */
export const draftKeyOf = ({ step, subStep }: Place): string => `${step.id}/${subStep.id}`;
