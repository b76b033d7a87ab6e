import { useText } from '@/i18n/useText';
import { ConfirmDialog } from '@/ui/dialogs/ConfirmDialog';

export interface SignOutDialogProps {
  onConfirm: () => Promise<unknown>;
  onCancel: () => void;
}

/** Asks whoever signs out with answers that are not saved, and would be gone. */
export function SignOutDialog({ onConfirm, onCancel }: SignOutDialogProps) {
  const { t } = useText();
  return (
    <ConfirmDialog
      isOpen
      isDangerous
      title={t('menus.signOut.title')}
      body={t('menus.signOut.body')}
      confirmLabel={t('menus.signOut.confirm')}
      cancelLabel={t('menus.signOut.cancel')}
      onConfirm={onConfirm}
      onCancel={onCancel}
    />
  );
}
