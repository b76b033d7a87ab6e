import { useEffect } from 'react';
import { isFromLater, secondsUntilMail } from '@/domain/session/accountVerification';
import { useAppDispatch, useAppSelector } from '@/state/hooks';
import { loadMailWait } from '@/state/session/mailWait';
import { selectMailWait } from '@/state/slices/signIn';
import { useCountdown } from './useCountdown';

/** No number of seconds: the clock was set back, and the wait has to be looked at anew. */
const UNKNOWN = -1;

/** Whole seconds until another verification mail may be sent to an address, counting down. */
export function useMailWait(email: string): number {
  const dispatch = useAppDispatch();
  const wait = useAppSelector((state) => selectMailWait(state, email));
  const waitS = useCountdown((nowMs) =>
    isFromLater(wait, nowMs) ? UNKNOWN : secondsUntilMail(wait, nowMs),
  );
  const isUnknown = waitS === UNKNOWN;
  useEffect(() => {
    // Also when it has become known: that is what another tab is shown from then on.
    dispatch(loadMailWait(email));
  }, [dispatch, email, isUnknown]);
  return isUnknown ? (wait?.waitS ?? 0) : waitS;
}
