import { useText } from '@/i18n/useText';
import { Button } from '../buttons/Button';
import { useSubmitOnce } from '../forms/useSubmitOnce';
import { Dialog } from './Dialog';

export type ConfirmDialogProps = {
  title: string;
  body: string;
  /** Says what it does: 'Hapus rekening', not 'OK'. */
  confirmLabel: string;
  cancelLabel?: string;
  isDangerous?: boolean;
  isOpen: boolean;
  /** Called once, however often it is clicked; the dialog stays until the owner closes it. */
  onConfirm: () => Promise<unknown> | undefined;
  onCancel: () => void;
};

/** Asks before an action that is hard to undo. */
export function ConfirmDialog({
  title,
  body,
  confirmLabel,
  cancelLabel,
  isDangerous = false,
  isOpen,
  onConfirm,
  onCancel,
}: ConfirmDialogProps) {
  const { t } = useText();
  // A dialog that fades out can still be clicked; it was answered already.
  const { submit, isSubmitting } = useSubmitOnce(() => (isOpen ? onConfirm() : undefined));
  return (
    <Dialog
      title={title}
      isOpen={isOpen}
      onClose={onCancel}
      actions={
        <>
          <Button onClick={onCancel}>{cancelLabel ?? t('common.cancel')}</Button>
          <Button
            kind={isDangerous ? 'danger' : 'primary'}
            isBusy={isSubmitting}
            onClick={() => void submit()}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      <p>{body}</p>
    </Dialog>
  );
}
