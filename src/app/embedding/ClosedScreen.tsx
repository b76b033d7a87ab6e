import { useText } from '@/i18n/useText';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { DoneDrawing } from '@/ui/illustrations/DoneDrawing';
import { DocumentTitle } from '@/ui/layout/DocumentTitle';

/** The quiet end: the portal has closed the page and may take its frame away. */
export function ClosedScreen() {
  const { t } = useText();
  return (
    <>
      <DocumentTitle>{t('embedding.closed.title')}</DocumentTitle>
      <ErrorState
        isPage
        drawing={<DoneDrawing />}
        message={t('embedding.closed.title')}
        advice={t('embedding.closed.body')}
      />
    </>
  );
}
