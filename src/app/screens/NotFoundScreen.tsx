import { PATHS } from '@/domain/access/paths';
import { useAppSelector } from '@/state/hooks';
import { selectHasSession } from '@/state/slices/session';
import { useText } from '@/i18n/useText';
import { Button } from '@/ui/buttons/Button';
import { ButtonLink } from '@/ui/buttons/ButtonLink';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { LostDrawing } from '@/ui/illustrations/LostDrawing';
import { DocumentTitle } from '@/ui/layout/DocumentTitle';
import { useSignOut } from '../layouts/useSignOut';

/** There is no page at this address, or not yet. */
export function NotFoundScreen() {
  const { t } = useText();
  const hasSession = useAppSelector(selectHasSession);
  const onSignOut = useSignOut();
  return (
    <>
      <DocumentTitle>{t('app.notFound.title')}</DocumentTitle>
      <ErrorState
        isPage
        drawing={<LostDrawing />}
        message={t('app.notFound.title')}
        advice={t('app.notFound.body')}
        code={404}
        actions={
          <>
            <ButtonLink kind="primary" to={PATHS.root}>
              {t('app.notFound.home')}
            </ButtonLink>
            {hasSession && <Button onClick={onSignOut}>{t('common.signOut')}</Button>}
          </>
        }
      />
    </>
  );
}
