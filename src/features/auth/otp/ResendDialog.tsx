import { useState } from 'react';
import type { ApiProblem } from '@/api/problem';
import { useGetOtpChannelsQuery } from '@/api/otpApi';
import type { OtpChannel } from '@/domain/session/otp';
import { useText } from '@/i18n/useText';
import { useAppDispatch } from '@/state/hooks';
import { resendOtp, type ResendResult } from '@/state/session/otp';
import { Button } from '@/ui/buttons/Button';
import { Dialog } from '@/ui/dialogs/Dialog';
import { useSubmitOnce } from '@/ui/forms/useSubmitOnce';
import { ChannelChoice, isChannelMissing } from './ChannelChoice';
import { ProblemBanner } from '../parts/ProblemBanner';

export interface ResendDialogProps {
  userId: string;
  /**
   * The screen that the code is for; it shows that a code is on its way, even if this dialog
   * closes.
   */
  screenSignal: () => AbortSignal;
  onClose: () => void;
  /** The server has sent a code, or has said how long to wait. */
  onResult: (result: ResendResult['kind']) => void;
}

/** Chooses where the next code goes (sign-in.md#another-code); 'Lanjutkan' waits for a choice. */
export function ResendDialog({ userId, screenSignal, onClose, onResult }: ResendDialogProps) {
  const { t } = useText();
  const dispatch = useAppDispatch();
  const { currentData: contact } = useGetOtpChannelsQuery({ userId });
  const [chosen, setChosen] = useState<OtpChannel | null>(null);
  // What was chosen before the channels were known may turn out to be unavailable.
  const channel = chosen !== null && isChannelMissing(contact, chosen) ? null : chosen;
  const [problem, setProblem] = useState<ApiProblem | null>(null);
  const { submit, isSubmitting } = useSubmitOnce(async () => {
    if (channel === null) return;
    setProblem(null);
    const result = await dispatch(resendOtp(userId, channel, screenSignal()));
    if (result.kind === 'failed') setProblem(result.problem);
    else onResult(result.kind);
  });

  return (
    <Dialog
      isOpen
      title={t('auth.otp.chooserTitle')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button
            kind="primary"
            isDisabled={channel === null}
            isBusy={isSubmitting}
            onClick={() => void submit()}
          >
            {t('auth.otp.chooserContinue')}
          </Button>
        </>
      }
    >
      {problem !== null && (
        <ProblemBanner
          title={t(problem.mayHaveArrived ? 'auth.otp.maybeSentTitle' : 'auth.otp.notSentTitle')}
          problem={problem}
        />
      )}
      <ChannelChoice contact={contact} chosen={channel} onChoose={setChosen} />
    </Dialog>
  );
}
