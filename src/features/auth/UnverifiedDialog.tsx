import { useText } from '@/i18n/useText';
import { Button } from '@/ui/buttons/Button';
import { Dialog } from '@/ui/dialogs/Dialog';

/** Login answered 'Account not verified': the mail that was sent has the link (product.md 2). */
export function UnverifiedDialog({ email, onClose }: { email: string; onClose: () => void }) {
  const { t } = useText();
  return (
    <Dialog
      isOpen
      title={t('auth.login.notVerifiedTitle')}
      onClose={onClose}
      actions={<Button onClick={onClose}>{t('common.close')}</Button>}
    >
      <p>{t('auth.login.notVerifiedBody', { email })}</p>
    </Dialog>
  );
}
