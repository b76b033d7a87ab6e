import { useEffect } from 'react';
import { useAppDispatch, useAppSelector } from '@/state/hooks';
import { unsavedWorkChanged } from '@/state/embedding/events';
import { SUB_STEP_IDS } from '@/domain/onboarding/stepIds';
import type { RootState } from '@/state/rootReducer';
import { selectDraft } from '@/state/slices/drafts';
import { useHasLeaveReasons } from '@/ui/leaving/useLeaveReason';

/** Other records are stored beside the drafts of the sub-steps. */
const hasDraft = (state: RootState): boolean =>
  SUB_STEP_IDS.some((id) => selectDraft(id)(state) !== null);

/** Reports whether there are drafts or unfinished uploads, for a parent portal. */
export function useUnsavedWork(): void {
  const dispatch = useAppDispatch();
  const hasDrafts = useAppSelector(hasDraft);
  const isUnsaved = useHasLeaveReasons() || hasDrafts;

  useEffect(() => {
    dispatch(unsavedWorkChanged({ isUnsaved }));
  }, [dispatch, isUnsaved]);
  useEffect(() => () => void dispatch(unsavedWorkChanged({ isUnsaved: false })), [dispatch]);
}
