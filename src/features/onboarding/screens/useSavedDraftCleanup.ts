import { useEffect, useRef } from 'react';
import type { SubStepId } from '@/domain/onboarding/stepIds';
import { useAppDispatch, useAppStore } from '@/state/hooks';
import { draftDiscarded, selectDraft } from '@/state/slices/drafts';
import * as review from '../review/form';
import { definitionOf } from './registry';
import { isDraftSaved } from '../model/draftValues';
import type { OnboardingState } from '../model/onboardingState';
import type { FormValues, OnboardingContext } from '../model/stepDefinition';

/** The stored values of the form of a sub-step; null if it has no form. */
function storedValuesOf(id: SubStepId, context: OnboardingContext): FormValues | null {
  if (id === 'review') return review.initialValues(context);
  const definition = definitionOf(id);
  return definition.kind === 'form' ? definition.initialValues(context) : null;
}

/** Discards drafts that contain only stored values: the page was left during a save. */
export function useSavedDraftCleanup({ visible, context }: OnboardingState): void {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const hasBegun = useRef(false);
  useEffect(() => {
    for (const { subStep } of visible.flatMap(({ positions }) => positions)) {
      const draft = selectDraft(subStep.id)(store.getState());
      // Values excluded from drafts, such as the mother's name, are only in the open form.
      const isOnlyInForm = draft !== null && Object.keys(draft.values).length === 0;
      if (isOnlyInForm && hasBegun.current) continue;
      const storedValues = draft && storedValuesOf(subStep.id, context);
      if (draft && storedValues && isDraftSaved(draft, storedValues))
        dispatch(draftDiscarded({ subStep: subStep.id }));
    }
    hasBegun.current = true;
  }, [dispatch, store, visible, context]);
}
