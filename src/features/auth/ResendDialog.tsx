import { useState } from 'react';
import { useGetOtpChannelsQuery } from '@/api/otpApi';
import type { OtpChannel } from '@/domain/session/otp';
import { useText } from '@/i18n/useText';
import { resendOtp } from '@/state/session/otp';
import { useAppDispatch } from '@/state/hooks';
import { Button } from '@/ui/buttons/Button';
import { Dialog } from '@/ui/dialogs/Dialog';
import { useSubmitOnce } from '@/ui/forms/useSubmitOnce';
import { ChannelChoice } from './ChannelChoice';

/** Chooses where the next code goes (product.md 2); 'Lanjutkan' waits for a choice. */
export function ResendDialog({ userId, onClose }: { userId: string; onClose: () => void }) {
  const { t } = useText();
  const dispatch = useAppDispatch();
  const { currentData: contact } = useGetOtpChannelsQuery({ userId });
  const [channel, setChannel] = useState<OtpChannel | null>(null);
  const { submit, isSubmitting } = useSubmitOnce(async () => {
    if (channel === null) return;
    await dispatch(resendOtp(userId, channel));
    onClose();
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
      <ChannelChoice contact={contact} chosen={channel} onChoose={setChannel} />
    </Dialog>
  );
}
