import { useEffect } from 'react';
import { useAppDispatch } from '@/state/hooks';
import { unsavedWorkChanged } from '@/state/embedding/events';
import { useHasLeaveReasons } from '@/ui/leaving/useLeaveReason';
import { useDraftedPositions } from '../model/useDraftedPositions';

/** Reports whether there are drafts or unfinished uploads, for a parent portal. */
export function useUnsavedWork(): void {
  const dispatch = useAppDispatch();
  const hasDrafts = useDraftedPositions().length > 0;
  const isUnsaved = useHasLeaveReasons() || hasDrafts;

  useEffect(() => {
    dispatch(unsavedWorkChanged({ isUnsaved }));
  }, [dispatch, isUnsaved]);
  useEffect(() => () => void dispatch(unsavedWorkChanged({ isUnsaved: false })), [dispatch]);
}
