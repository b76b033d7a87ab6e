import { useCallback, useEffect } from 'react';
import { secondsUntilMail } from '@/domain/session/accountVerification';
import { useAppDispatch, useAppSelector } from '@/state/hooks';
import { followMailClockJump, loadMailWait } from '@/state/session/mailWait';
import { selectMailWait } from '@/state/slices/signIn';
import { useClockJumps } from '../parts/useClockJumps';
import { useCountdown } from '../parts/useCountdown';

/** Whole seconds until another verification mail may be sent to an address, counting down. */
export function useMailWait(email: string): number {
  const dispatch = useAppDispatch();
  const wait = useAppSelector((state) => selectMailWait(state, email));
  useEffect(() => {
    dispatch(loadMailWait(email));
  }, [dispatch, email]);
  useClockJumps(
    useCallback((jumpMs) => dispatch(followMailClockJump(email, jumpMs)), [dispatch, email]),
  );
  return useCountdown((nowMs) => secondsUntilMail(wait, nowMs));
}
