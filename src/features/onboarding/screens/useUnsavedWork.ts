import { useEffect } from 'react';
import { useAppDispatch, useAppSelector } from '@/state/hooks';
import { unsavedWorkChanged } from '@/state/embedding/events';
import { selectDrafts } from '@/state/slices/drafts';
import { useHasLeaveReasons } from '@/ui/leaving/useLeaveReason';

/** Reports whether there are drafts or unfinished uploads, for a parent portal. */
export function useUnsavedWork(): void {
  const dispatch = useAppDispatch();
  const hasDrafts = useAppSelector((state) => Object.keys(selectDrafts(state)).length > 0);
  const isUnsaved = useHasLeaveReasons() || hasDrafts;

  useEffect(() => {
    dispatch(unsavedWorkChanged({ isUnsaved }));
  }, [dispatch, isUnsaved]);
  useEffect(() => () => void dispatch(unsavedWorkChanged({ isUnsaved: false })), [dispatch]);
}
