import { useCallback, useRef } from 'react';
import { useAppDispatch } from '@/state/hooks';
import { signOut } from '@/state/session/session';

/**
 * The way out, once however often it is clicked. Assumption: it asks nothing, also where something is
 * typed and not saved: a sign-out erases that (sessions.md#what-a-sign-out-leaves), and whoever
 * hands a phone on relies on one click.
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
