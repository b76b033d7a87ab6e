import { useText } from '@/i18n/useText';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { LostDrawing } from '@/ui/illustrations/LostDrawing';
import { DocumentTitle } from '@/ui/layout/DocumentTitle';

/**
 * Nobody is signed in in the frame: the session has not begun or is over. Nobody signs in here; a token
 * of the portal leads on from here by itself.
 */
export function PortalScreen() {
  const { t } = useText();
  return (
    <>
      <DocumentTitle>{t('embedding.portal.title')}</DocumentTitle>
      <ErrorState
        isPage
        drawing={<LostDrawing />}
        message={t('embedding.portal.title')}
        advice={t('embedding.portal.body')}
      />
    </>
  );
}
