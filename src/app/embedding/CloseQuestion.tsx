import { useText } from '@/i18n/useText';
import { Button } from '@/ui/buttons/Button';
import { Dialog } from '@/ui/dialogs/Dialog';

/** The portal wants to close the page, and something is unsaved. */
export function CloseQuestion({ onStay, onClose }: { onStay: () => void; onClose: () => void }) {
  const { t } = useText();
  return (
    <Dialog
      isOpen
      title={t('embedding.close.title')}
      onClose={onStay}
      actions={
        <>
          <Button onClick={onClose}>{t('embedding.close.close')}</Button>
          <Button kind="primary" onClick={onStay}>
            {t('leaving.stay')}
          </Button>
        </>
      }
    >
      <p>{t('embedding.close.body')}</p>
    </Dialog>
  );
}
