import { useEffect, useRef } from 'react';
import type { SubStepId } from '@/domain/onboarding/stepIds';
import type { DraftRecord } from '@/ports/drafts';
import { useAppDispatch, useAppStore } from '@/state/hooks';
import { draftDiscarded, selectDraft } from '@/state/slices/drafts';
import * as review from '../review/form';
import { definitionOf } from './registry';
import { isDraftSaved } from '../model/draftMerge';
import { isFormDraftSaved } from '../model/formDraftSaved';
import type { OnboardingState } from '../model/onboardingState';
import type { OnboardingContext } from '../model/stepDefinition';

function isSaved(id: SubStepId, draft: DraftRecord, context: OnboardingContext): boolean {
  if (id === 'review') return isDraftSaved(draft, review.initialValues(context), review.compare);
  return isFormDraftSaved(definitionOf(id), draft, context);
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
      if (draft && isSaved(subStep.id, draft, context))
        dispatch(draftDiscarded({ subStep: subStep.id }));
    }
    hasBegun.current = true;
  }, [dispatch, store, visible, context]);
}
