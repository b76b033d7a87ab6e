import { Fragment } from 'react';
import { useText } from '@/i18n/useText';
import { loadAppPage, reloadPage } from '@/platform/page';
import { Button } from '@/ui/buttons/Button';
import { ErrorState } from '@/ui/feedback/ErrorState';

/**
 * Something broke: what people can do about it. 'Back to Login' ends the session, since whatever broke
 * may break again for it, and loads the page from scratch.
 */
export function BrokenScreen({
  message,
  code = null,
  isBare = true,
  endSession,
}: {
  message?: string | undefined;
  code?: number | null;
  /** Stands for itself; within a frame that has its `main` already it does not. */
  isBare?: boolean;
  endSession: () => Promise<void>;
}) {
  const { t } = useText();
  // The store may be what broke: the cookies are gone by then, and the page goes in any case.
  const leave = () => void endSession().finally(() => loadAppPage('/bos/login'));
  const Frame = isBare ? 'main' : Fragment;
  return (
    <Frame>
      <ErrorState
        isPage
        message={message ?? t('app.error.title')}
        advice={t('app.error.body')}
        code={code}
        actions={
          <>
            <Button kind="primary" onClick={reloadPage}>
              {t('common.reload')}
            </Button>
            <Button onClick={leave}>{t('common.backToLogin')}</Button>
          </>
        }
      />
    </Frame>
  );
}
