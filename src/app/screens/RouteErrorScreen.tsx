import { useEffect } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import { useText } from '@/i18n/useText';
import { loadAppPage } from '@/platform/page';
import { endSession } from '@/state/session/session';
import { useAppDispatch } from '@/state/hooks';
import { Button } from '@/ui/buttons/Button';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { useEffects } from '../EffectsContext';

interface Shown {
  message: string | undefined;
  code: number | null;
}

function shownOf(error: unknown): Shown {
  if (isRouteErrorResponse(error)) return { message: error.statusText, code: error.status };
  // The text of a program's error is for the report; people get words that help them.
  return { message: undefined, code: null };
}

/**
 * What went wrong within a route, a lazy one that did not load included: message or status text,
 * status code, 'Reload' and 'Back to Login' (product.md 2 and 8). Told to the error report once.
 */
export function RouteErrorScreen() {
  const { t } = useText();
  const error = useRouteError();
  const effects = useEffects();
  const { message, code } = shownOf(error);
  const dispatch = useAppDispatch();
  // Whatever broke may break again for this session: it ends, and the page is loaded from scratch.
  const leave = async () => {
    await dispatch(endSession({ drafts: 'kept', cookies: 'cleared' }));
    loadAppPage('/bos/login');
  };
  useEffect(() => effects.report(error, { where: 'route' }), [effects, error]);
  return (
    <main>
      <ErrorState
        isPage
        message={message ?? t('app.error.title')}
        advice={t('app.error.body')}
        code={code}
        actions={
          <>
            <Button kind="primary" onClick={effects.reload}>
              {t('common.reload')}
            </Button>
            <Button onClick={() => void leave()}>{t('common.backToLogin')}</Button>
          </>
        }
      />
    </main>
  );
}
