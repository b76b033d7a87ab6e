import { useText } from '@/i18n/useText';
import { VerificationMailDialog } from './VerificationMailDialog';

export interface UnverifiedDialogProps {
  email: string;
  onClose: () => void;
}

/**
 * Login responded 'Account not verified': the link is in the mail that was sent (sign-in.md#login).
 */
export function UnverifiedDialog({ email, onClose }: UnverifiedDialogProps) {
  const { t } = useText();
  return (
    <VerificationMailDialog
      title={t('auth.unverified.title')}
      email={email}
      onClose={onClose}
      next="resend"
    >
      <p>{t('auth.unverified.body', { email })}</p>
    </VerificationMailDialog>
  );
}
