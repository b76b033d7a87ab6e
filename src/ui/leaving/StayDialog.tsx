import type { ReactNode } from 'react';
import { useText } from '@/i18n/useText';
import { Button } from '../buttons/Button';
import { Dialog } from '../dialogs/Dialog';

/** Asks before a page is left; to stay is what the keyboard and a careless click choose. */
export function StayDialog({
  title,
  leave,
  isOpen = true,
  onStay,
  onLeave,
  children,
}: {
  title: string;
  /** The label of the button that leaves. */
  leave: string;
  isOpen?: boolean;
  onStay: () => void;
  onLeave: () => void;
  children: ReactNode;
}) {
  const { t } = useText();
  return (
    <Dialog
      title={title}
      isOpen={isOpen}
      onClose={onStay}
      actions={
        <>
          <Button onClick={onLeave}>{leave}</Button>
          <Button kind="primary" onClick={onStay}>
            {t('leaving.stay')}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
