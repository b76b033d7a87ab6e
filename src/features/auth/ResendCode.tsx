import { useEffect, useRef, useState } from 'react';
import { formatCountdown, secondsUntilResend } from '@/domain/session/resendClock';
import { useText } from '@/i18n/useText';
import { useAppDispatch, useAppSelector } from '@/state/hooks';
import { loadResendRecord } from '@/state/session/resendClock';
import { selectResendRecord } from '@/state/slices/resend';
import { Button } from '@/ui/buttons/Button';
import { VisuallyHidden } from '@/ui/content/VisuallyHidden';
import * as styles from './auth.module.css';
import { fetchResendDialog } from './dialogs';
import { LazyDialog } from './LazyDialog';
import { useCountdown } from './useCountdown';
import { useScreenSignal } from './useScreenSignal';

export interface ResendCodeProps {
  userId: string;
  /** Another code is on its way, or must be waited for: the field is the next thing to go to. */
  onAnswered: () => void;
}

/** Another code, once the wait is over: 60 s after each of the first three, then 600 s. */
export function ResendCode({ userId, onAnswered }: ResendCodeProps) {
  const { t } = useText();
  const dispatch = useAppDispatch();
  const record = useAppSelector((state) => selectResendRecord(state, userId));
  const waitS = useCountdown((nowMs) => secondsUntilResend(record, nowMs));
  const [isChoosing, setIsChoosing] = useState(false);
  const [answers, setAnswers] = useState(0);
  const followedAnswers = useRef(0);
  const screenSignal = useScreenSignal();

  useEffect(() => {
    dispatch(loadResendRecord(userId));
  }, [dispatch, userId]);
  useEffect(() => {
    // After the dialog has given the focus back, to a button that now waits and cannot hold it.
    if (isChoosing || followedAnswers.current === answers) return;
    followedAnswers.current = answers;
    onAnswered();
  }, [isChoosing, answers, onAnswered]);

  return (
    <div className={styles.resend}>
      <p>
        {waitS > 0
          ? t('auth.otp.resendWait', { time: formatCountdown(waitS) })
          : t('auth.otp.notReceived')}
      </p>
      <VisuallyHidden>
        <span role="status">{waitS === 0 && t('auth.otp.resendReady')}</span>
      </VisuallyHidden>
      <Button isDisabled={waitS > 0} onClick={() => setIsChoosing(true)}>
        {t('auth.otp.resend')}
      </Button>
      {isChoosing && (
        <LazyDialog
          fetchDialog={fetchResendDialog}
          dialogProps={{
            userId,
            screenSignal,
            onClose: () => setIsChoosing(false),
            onAnswered: () => {
              setAnswers((count) => count + 1);
              setIsChoosing(false);
            },
          }}
        />
      )}
    </div>
  );
}
