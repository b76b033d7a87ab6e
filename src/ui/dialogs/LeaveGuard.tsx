import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import { useText } from '@/i18n/useText';
import { ConfirmDialog } from './ConfirmDialog';

/** Asks before a page is left with what was typed and nowhere kept. */
export function LeaveGuard({ isDirty }: { isDirty: boolean }) {
  const { t } = useText();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty && currentLocation.pathname !== nextLocation.pathname,
  );

  useEffect(() => {
    if (!isDirty) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isDirty]);

  return (
    <ConfirmDialog
      title={t('common.leave.title')}
      body={t('common.leave.body')}
      confirmLabel={t('common.leave.confirm')}
      cancelLabel={t('common.leave.stay')}
      isDangerous
      isOpen={blocker.state === 'blocked'}
      onConfirm={() => {
        blocker.proceed?.();
        return undefined;
      }}
      onCancel={() => blocker.reset?.()}
    />
  );
}
