import { useText } from '@/i18n/useText';
import { StayDialog } from '@/ui/leaving/StayDialog';

/** The portal wants to close the page, and something is unsaved. */
export function CloseQuestion({ onStay, onClose }: { onStay: () => void; onClose: () => void }) {
  const { t } = useText();
  return (
    <StayDialog
      title={t('embedding.close.title')}
      leave={t('embedding.close.close')}
      onStay={onStay}
      onLeave={onClose}
    >
      <p>{t('embedding.close.body')}</p>
    </StayDialog>
  );
}
