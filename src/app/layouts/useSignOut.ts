import { useCallback, useRef } from 'react';
import { useAppDispatch } from '@/state/hooks';
import { signOut } from '@/state/session/session';

/**
 * Signs out, once however often it is clicked. Assumption: it asks nothing, even with unsaved
 * input: a sign-out erases that (sessions.md#what-a-sign-out-leaves), and a user who hands the
 * phone to somebody else relies on one click.
 */
export function useSignOut(): () => void {
  const dispatch = useAppDispatch();
  const isLeaving = useRef(false);
  return useCallback(() => {
    if (isLeaving.current) return;
    isLeaving.current = true;
    void dispatch(signOut()).finally(() => {
      isLeaving.current = false;
    });
  }, [dispatch]);
}
