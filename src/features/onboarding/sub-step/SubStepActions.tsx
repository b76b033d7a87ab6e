import type { ReactNode } from 'react';
import { useText } from '@/i18n/useText';
import { Button } from '@/ui/buttons/Button';
import { BottomBar } from '@/ui/layout/BottomBar';

/** 'Kembali' and the button that saves and continues; within reach of the thumb on a phone. */
export function SubStepActions({
  onBack,
  note = null,
  children,
}: {
  onBack: () => void;
  note?: ReactNode;
  /** The main button; none if nothing can be saved. */
  children?: ReactNode;
}) {
  const { t } = useText();
  return (
    <BottomBar note={note}>
      <Button onClick={onBack}>{t('actions.back')}</Button>
      {children}
    </BottomBar>
  );
}
