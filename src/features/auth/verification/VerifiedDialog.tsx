import { useText } from '@/i18n/useText';
import { useAppDispatch } from '@/state/hooks';
import { finishOtp } from '@/state/session/otp';
import { Button } from '@/ui/buttons/Button';
import { Dialog } from '@/ui/dialogs/Dialog';
import { DoneDrawing } from '@/ui/illustrations/DoneDrawing';

/**
 * The code was right, and the session has begun; closing the dialog continues
 * (sign-in.md#one-time-code).
 */
export function VerifiedDialog() {
  const { t } = useText();
  const dispatch = useAppDispatch();
  const finish = () => dispatch(finishOtp());
  return (
    <Dialog
      isOpen
      title={t('auth.otp.verifiedTitle')}
      drawing={<DoneDrawing />}
      onClose={finish}
      actions={
        <Button kind="primary" onClick={finish}>
          {t('common.close')}
        </Button>
      }
    >
      <p>{t('auth.otp.verifiedBody')}</p>
    </Dialog>
  );
}
