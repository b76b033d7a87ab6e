import { useText } from '@/i18n/useText';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { DoneDrawing } from '@/ui/illustrations/DoneDrawing';

/** The quiet end: the portal has closed the page and may take its frame away. */
export function ClosedScreen() {
  const { t } = useText();
  return (
    <>
      <title>{`${t('embedding.closed.title')} · ${t('common.productName')}`}</title>
      <ErrorState
        isPage
        drawing={<DoneDrawing />}
        message={t('embedding.closed.title')}
        advice={t('embedding.closed.body')}
      />
    </>
  );
}
