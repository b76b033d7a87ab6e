import { useText } from '@/i18n/useText';
import { Button } from '@/ui/buttons/Button';
import { Dialog } from '@/ui/dialogs/Dialog';

export interface MovedDialogProps {
  onAnswer: (wish: 'stay' | 'leave') => void;
}

/** Asks whoever has typed something whether they leave a page that is no longer theirs to go on with. */
export function MovedDialog({ onAnswer }: MovedDialogProps) {
  const { t } = useText();
  return (
    <Dialog
      isOpen
      title={t('leaving.moved.title')}
      onClose={() => onAnswer('stay')}
      actions={
        <>
          <Button onClick={() => onAnswer('leave')}>{t('leaving.moved.leave')}</Button>
          <Button kind="primary" onClick={() => onAnswer('stay')}>
            {t('leaving.stay')}
          </Button>
        </>
      }
    >
      <p>{t('leaving.moved.body')}</p>
    </Dialog>
  );
}
