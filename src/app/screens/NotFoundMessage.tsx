import type { ReactNode } from 'react';
import { PATHS } from '@/domain/access/paths';
import { useText } from '@/i18n/useText';
import { ButtonLink } from '@/ui/buttons/ButtonLink';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { LostDrawing } from '@/ui/illustrations/LostDrawing';
import { DocumentTitle } from '@/ui/layout/DocumentTitle';

/** Says that there is no page at this address, and leads to the start page. `more`: other ways on. */
export function NotFoundMessage({ more }: { more?: ReactNode }) {
  const { t } = useText();
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
            {more}
          </>
        }
      />
    </>
  );
}
