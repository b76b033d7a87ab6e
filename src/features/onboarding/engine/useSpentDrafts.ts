import { useEffect } from 'react';
import { useAppDispatch, useAppStore } from '@/state/hooks';
import { draftDiscarded, selectDraft } from '@/state/slices/drafts';
import { definitionOf } from '../steps/registry';
import { isSpent } from './draftAnswers';
import type { OnboardingState } from './onboardingState';

/**
 * Throws away the drafts of forms that hold nothing but what the server has: the page was left at
 * the very moment of a save.
 */
export function useSpentDrafts({ visible, context }: OnboardingState): void {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  useEffect(() => {
    for (const { subStep } of visible.flatMap(({ places }) => places)) {
      if (subStep.id === 'review') continue;
      const draft = selectDraft(subStep.id)(store.getState());
      const definition = definitionOf(subStep.id);
      if (draft === null || definition.kind !== 'form') continue;
      if (isSpent(draft, definition.initialValues(context)))
        dispatch(draftDiscarded({ subStep: subStep.id }));
    }
  }, [dispatch, store, visible, context]);
}
