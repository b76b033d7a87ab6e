import { useEffect, useState } from 'react';
import { secondsUntilResend } from '@/domain/session/resendClock';
import { loadResendRecord } from '@/state/session/resendClock';
import { selectResendRecord } from '@/state/slices/resend';
import { useAppDispatch, useAppSelector } from '@/state/hooks';

const TICK_MS = 500;

/** Seconds until a code may be sent again: the device's clock, so over reloads and tabs. */
export function useResendWait(userId: string): number {
  const dispatch = useAppDispatch();
  const record = useAppSelector((state) => selectResendRecord(state, userId));
  const [nowMs, setNowMs] = useState(() => Date.now());
  const waitS = secondsUntilResend(record, nowMs);

  useEffect(() => {
    dispatch(loadResendRecord(userId));
  }, [dispatch, userId]);
  useEffect(() => {
    // By time stamps: a hidden tab ticks late, and is right again at its next tick.
    const timer = setInterval(() => setNowMs(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  useEffect(() => setNowMs(Date.now()), [record]);

  return waitS;
}
