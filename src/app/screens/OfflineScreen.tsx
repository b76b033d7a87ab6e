import { useText } from '@/i18n/useText';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { OfflineDrawing } from '@/ui/illustrations/OfflineDrawing';
import { DocumentTitle } from '@/ui/layout/DocumentTitle';

/** The screen could not be loaded without a connection; it loads by itself when that is back. */
export function OfflineScreen({ onRetry }: { onRetry: () => void }) {
  const { t } = useText();
  return (
    <>
      <DocumentTitle>{t('common.offline.title')}</DocumentTitle>
      <ErrorState
        isPage
        drawing={<OfflineDrawing />}
        message={t('common.offline.title')}
        advice={t('common.offline.note')}
        onRetry={onRetry}
      />
    </>
  );
}
