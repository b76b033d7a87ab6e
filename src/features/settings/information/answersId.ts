import type { SubStepId } from '@/domain/onboarding/stepIds';

/** The id of the element that holds the answers of a sub-step. */
export const answersId = (id: SubStepId): string => `answers-${id}`;
