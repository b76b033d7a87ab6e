import { useEffect } from 'react';
import { NavigationType, useBlocker } from 'react-router-dom';
import { useText } from '@/i18n/useText';
import { Button } from '@/ui/buttons/Button';
import { Dialog } from '@/ui/dialogs/Dialog';

/**
 * Asks before somebody leaves a card that is not saved: by a link, a button of the page or the
 * browser's own. What replaces the page by itself (an ended session, a moved status) passes. Leaving
 * keeps what was typed, as everywhere; the card is just not in the list yet.
 */
export function LeaveGuard({ isUnsaved }: { isUnsaved: boolean }) {
  const { t } = useText();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation, historyAction }) =>
      isUnsaved &&
      historyAction !== NavigationType.Replace &&
      nextLocation.pathname !== currentLocation.pathname,
  );
  const isAsking = blocker.state === 'blocked';

  // Saved while the question stands: there is nothing left to ask.
  useEffect(() => {
    if (isAsking && !isUnsaved) blocker.proceed();
  }, [isAsking, isUnsaved, blocker]);

  const stay = () => blocker.reset?.();
  return (
    <Dialog
      title={t('onboardingLists.cards.leaveTitle')}
      isOpen={isAsking && isUnsaved}
      onClose={stay}
      actions={
        <>
          <Button onClick={() => blocker.proceed?.()}>{t('onboardingLists.cards.leave')}</Button>
          <Button kind="primary" onClick={stay}>
            {t('onboardingLists.cards.stay')}
          </Button>
        </>
      }
    >
      <p>{t('onboardingLists.cards.leaveBody')}</p>
    </Dialog>
  );
}
