import { Fragment } from 'react';
import { useText } from '@/i18n/useText';
import { loadAppPage } from '@/platform/page';
import { Button } from '@/ui/buttons/Button';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { useSubmitOnce } from '@/ui/forms/useSubmitOnce';
import { reloadNewest } from '../versions/reloadNewest';

/**
 * The screen after a crash, with what the user can do. 'Back to Login' ends the session, because
 * the same session may crash again, and loads the start page from scratch: it leads to login, and in a
 * frame it may be loaded, which login may not.
 */
export function BrokenScreen({
  message,
  code = null,
  isBare = true,
  endSession,
}: {
  message?: string | undefined;
  code?: number | null;
  /** False inside a frame that has its own `main`. */
  isBare?: boolean;
  endSession: () => Promise<void>;
}) {
  const { t } = useText();
  const { submit: reload, isSubmitting } = useSubmitOnce(reloadNewest);
  // The store may be broken: the cookies are removed by then, and the page is reloaded in any case.
  const leave = () => void endSession().finally(() => loadAppPage('/bos/'));
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
            <Button kind="primary" isBusy={isSubmitting} onClick={() => void reload()}>
              {t('common.reload')}
            </Button>
            <Button onClick={leave}>{t('common.backToLogin')}</Button>
          </>
        }
      />
    </Frame>
  );
}
