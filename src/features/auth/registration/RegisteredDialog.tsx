import { useText } from '@/i18n/useText';
import { VerificationMailDialog } from '../verification/VerificationMailDialog';

export interface RegisteredDialogProps {
  email: string;
  /** An earlier try without a response has made the account. */
  isByEarlierTry: boolean;
  onClose: () => void;
}

/** The account exists: the next step is the link in the mail (sign-in.md#registration). */
export function RegisteredDialog({ email, isByEarlierTry, onClose }: RegisteredDialogProps) {
  const { t } = useText();
  return (
    <VerificationMailDialog
      title={t('registration.done')}
      email={email}
      onClose={onClose}
      next="close"
    >
      <p>{t(isByEarlierTry ? 'registration.doneBefore' : 'registration.doneBody', { email })}</p>
      {isByEarlierTry && <p>{t('registration.firstPassword')}</p>}
    </VerificationMailDialog>
  );
}
