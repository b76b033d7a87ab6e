import { typedMessageRef } from '@/i18n/typedMessageRef';
import type { MessageRef } from '@/primitives/messageRef';
import type { SubStepPosition } from '@/domain/onboarding/visibleSteps';
import type { DraftsState } from '@/state/slices/drafts';
import type { OnboardingState } from '../model/onboardingState';
import { missingOfReview } from './form';

/** A sub-step that prevents the submit, and why. */
export interface IncompleteSubStep {
  position: SubStepPosition;
  reasons: readonly MessageRef[];
}

/**
 * What still prevents the submit: missing values, unsaved input that can still be saved, and flagged
 * sub-steps that were not saved again.
 */
export function findIncompleteSubSteps(
  { visible, context, toBeRevised, definitionOf, isEditable }: OnboardingState,
  drafts: DraftsState,
): IncompleteSubStep[] {
  return visible
    .flatMap(({ positions }) => positions)
    .map((position) => {
      const { id } = position.subStep;
      if (id === 'review')
        return { position, reasons: missingOfReview(position, context, drafts[id]?.values ?? {}) };
      const reasons = [...definitionOf(id).missing(context)];
      if (toBeRevised.includes(id)) reasons.push(typedMessageRef('onboarding.review.toBeRevised'));
      if (Object.hasOwn(drafts, id) && isEditable(id))
        reasons.push(typedMessageRef('onboarding.review.unsaved'));
      return { position, reasons };
    })
    .filter(({ reasons }) => reasons.length > 0);
}
