import { useEffect } from 'react';
import { useAppDispatch, useAppSelector } from '@/state/hooks';
import { unsavedWorkChanged } from '@/state/embedding/events';
import { selectDrafts } from '@/state/slices/drafts';
import { useHasLeaveReasons } from '@/ui/leaving/useLeaveReason';

/** redux-persist keeps a note of its own among the drafts. */
const hasDraft = (state: Parameters<typeof selectDrafts>[0]): boolean =>
  Object.values(selectDrafts(state)).some((record) => 'typedAtMs' in record);

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
