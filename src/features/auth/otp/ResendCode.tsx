import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { formatCountdown, secondsUntilResend } from '@/domain/session/resendClock';
import { useText } from '@/i18n/useText';
import { useAppDispatch, useAppSelector } from '@/state/hooks';
import type { ResendResult } from '@/state/session/otp';
import { followClockJump, recallSentCodes } from '@/state/session/resendClock';
import { selectResendRecord } from '@/state/slices/resend';
import { Button } from '@/ui/buttons/Button';
import { VisuallyHidden } from '@/ui/content/VisuallyHidden';
import { useScreenSignal } from '@/primitives/useScreenSignal';
import * as styles from '../parts/auth.module.css';
import { fetchResendDialog } from '../parts/dialogs';
import { LazyDialog } from '@/ui/dialogs/LazyDialog';
import { useClockJumps } from '../parts/useClockJumps';
import { useCountdown } from '../parts/useCountdown';

export interface ResendCodeProps {
  userId: string;
  /** Only a new code can be valid: the button is the next thing to use. */
  isNextStep: boolean;
  /** Another code is on its way, or has to wait: the field is the next thing to use. */
  onResult: (result: ResendResult['kind']) => void;
}

/** Another code, once the wait is over: 60 s after each of the first three, then 600 s. */
export function ResendCode({ userId, isNextStep, onResult }: ResendCodeProps) {
  const { t } = useText();
  const dispatch = useAppDispatch();
  const record = useAppSelector((state) => selectResendRecord(state, userId));
  const waitS = useCountdown((nowMs) => secondsUntilResend(record, nowMs));
  const [hasWaited, setHasWaited] = useState(false);
  if (waitS > 0 && !hasWaited) setHasWaited(true);
  const [isChoosing, setIsChoosing] = useState(false);
  const [sendResult, setSendResult] = useState<Pick<ResendResult, 'kind'> | null>(null);
  const handledResult = useRef(sendResult);
  const screenSignal = useScreenSignal();

  useClockJumps(
    useCallback((jumpMs) => dispatch(followClockJump(userId, jumpMs)), [dispatch, userId]),
  );
  // Before the page is painted, so that a button that has to wait is never seen or announced as
  // enabled.
  useLayoutEffect(() => {
    dispatch(recallSentCodes(userId));
  }, [dispatch, userId]);
  useEffect(() => {
    // After the dialog has returned the focus, to a button that is now disabled and cannot keep it.
    if (isChoosing || handledResult.current === sendResult) return;
    handledResult.current = sendResult;
    if (sendResult !== null) onResult(sendResult.kind);
  }, [isChoosing, sendResult, onResult]);

  return (
    <div className={styles.resend}>
      <p>
        {waitS > 0
          ? t('auth.otp.resendWait', { time: formatCountdown(waitS) })
          : t(isNextStep ? 'auth.otp.needsNew' : 'auth.otp.notReceived')}
      </p>
      <VisuallyHidden>
        {/* The record is forgotten when the code was right: then nothing is sent again. */}
        <span role="status">
          {hasWaited && record !== null && waitS === 0 && t('auth.otp.resendReady')}
        </span>
      </VisuallyHidden>
      <Button
        kind={isNextStep ? 'primary' : 'secondary'}
        isDisabled={waitS > 0}
        onClick={() => setIsChoosing(true)}
      >
        {t('auth.otp.resend')}
      </Button>
      {isChoosing && (
        <LazyDialog
          fetchDialog={fetchResendDialog}
          dialogProps={{
            userId,
            screenSignal,
            onClose: () => setIsChoosing(false),
            onResult: (kind) => {
              setSendResult({ kind });
              setIsChoosing(false);
            },
          }}
        />
      )}
    </div>
  );
}
