import { useEffect } from 'react';
import { useGetProfileQuery } from '@/api/authApi';
import { openDrafts } from '@/state/drafts/openDrafts';
import { useAppDispatch, useAppSelector } from '@/state/hooks';
import { selectAreDraftsReady } from '@/state/slices/draftStatus';

/**
 * Opens the drafts of the user, as the onboarding does for its pages. True once they have been read,
 * or cannot be read.
 */
export function useOpenedDrafts(): boolean {
  const dispatch = useAppDispatch();
  const { currentData: profile } = useGetProfileQuery();
  const userId = profile?.id;
  useEffect(() => {
    if (userId !== undefined) void dispatch(openDrafts(userId));
  }, [dispatch, userId]);
  return useAppSelector(selectAreDraftsReady);
}
