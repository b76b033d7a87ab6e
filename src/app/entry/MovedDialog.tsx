import { useEffect, useState } from 'react';
import { useText } from '@/i18n/useText';
import { useAppDispatch } from '@/state/hooks';
import { stalePageChanged } from '@/state/slices/otherTabs';
import { Button } from '@/ui/buttons/Button';
import { Dialog } from '@/ui/dialogs/Dialog';
import { useGoTo } from '@/ui/links/useGoTo';

/**
 * Asks once whether somebody leaves a page whose status has moved. Who stays is led on by the next
 * link, and until then the page counts as an open form. Assumption: a file on its way up is no such
 * input; it is still where it was chosen.
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
