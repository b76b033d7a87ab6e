import { useText } from '@/i18n/useText';
import { VerificationMailDialog } from '../verification/VerificationMailDialog';

export interface RegisteredDialogProps {
  email: string;
  /** The account was made by an earlier try, whose answer never came. */
  isByEarlierTry: boolean;
  onClose: () => void;
}

/** The account is there: what is left is the link in the mailbox (sign-in.md#registration). */
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
