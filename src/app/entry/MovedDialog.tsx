import { useEffect, useState } from 'react';
import { useText } from '@/i18n/useText';
import { useAppDispatch } from '@/state/hooks';
import { stalePageChanged } from '@/state/slices/otherTabs';
import { Button } from '@/ui/buttons/Button';
import { Dialog } from '@/ui/dialogs/Dialog';
import { useGoTo } from '@/ui/links/useGoTo';

/**
 * Asks once whether to leave a page after the status has moved. A user who stays is redirected by
 * the next link; until then the page counts as an open form. Assumption: an upload in progress does
 * not count as input, because the file is still where it was chosen.
 */
export function MovedDialog({ to }: { to: string }) {
  const { t } = useText();
  const dispatch = useAppDispatch();
  const goTo = useGoTo();
  const [isDecided, setIsDecided] = useState(false);

  useEffect(() => {
    dispatch(stalePageChanged({ isOpen: true }));
    return () => void dispatch(stalePageChanged({ isOpen: false }));
  }, [dispatch]);

  if (isDecided) return null;
  const stay = () => setIsDecided(true);
  const leave = () => {
    setIsDecided(true);
    void goTo(to, { replace: true });
  };
  return (
    <Dialog
      isOpen
      title={t('leaving.moved.title')}
      onClose={stay}
      actions={
        <>
          <Button onClick={leave}>{t('leaving.moved.leave')}</Button>
          <Button kind="primary" onClick={stay}>
            {t('leaving.stay')}
          </Button>
        </>
      }
    >
      <p>{t('leaving.moved.body')}</p>
    </Dialog>
  );
}
