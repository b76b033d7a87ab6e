import { useCallback } from 'react';
import { useLatest } from '@/primitives/useLatest';
import { takeUnseenDrafts } from '@/state/drafts/takeUnseenDrafts';
import { useAppDispatch } from '@/state/hooks';
import { isSavedDraft } from './savedDraft';
import { useOnboarding } from './useOnboarding';

/**
 * Takes over what was typed in other tabs meanwhile, into one sub-step or into all of them, if it can
 * still be saved. Resolves with whether there was any: then it is this tab's own unsaved text (D9).
 */
export function useUnseenDrafts(): (subStep?: string) => Promise<boolean> {
  const dispatch = useAppDispatch();
  const latest = useLatest(useOnboarding());
  return useCallback(
    (only) =>
      dispatch(
        takeUnseenDrafts((subStep, record) => {
          const { visible, isEditable, definitionOf, context } = latest.current;
          return visible
            .flatMap(({ positions }) => positions)
            .map((position) => position.subStep.id)
            .some(
              (id) =>
                id === subStep &&
                id === (only ?? id) &&
                // What is typed into the review itself is in its open form.
                id !== 'review' &&
                isEditable(id) &&
                !isSavedDraft(definitionOf(id), record, context),
            );
        }),
      ),
    [dispatch, latest],
  );
}
