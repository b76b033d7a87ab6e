import { useCallback } from 'react';
import { useLatest } from '@/primitives/useLatest';
import { takeUnseenDrafts } from '@/state/drafts/takeUnseenDrafts';
import { useAppDispatch } from '@/state/hooks';
import { isFormDraftSaved } from './formDraftSaved';
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
          const ids = visible.flatMap(({ positions }) => positions.map((each) => each.subStep.id));
          const id = ids.find((each) => each === subStep);
          // What is typed into the review itself is in its open form.
          if (id === undefined || id === 'review' || id !== (only ?? id)) return false;
          return isEditable(id) && !isFormDraftSaved(definitionOf(id), record, context);
        }),
      ),
    [dispatch, latest],
  );
}
