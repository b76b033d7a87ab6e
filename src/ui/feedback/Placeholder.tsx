import type { ReactNode } from 'react';
import { useText } from '@/i18n/useText';
import { VisuallyHidden } from '../content/VisuallyHidden';
import { Delayed } from './Delayed';
import { usePlaceholder } from './pendingPage';

/**
 * What stands for something while it loads, shown after a moment. The loading bar announces it: of
 * several that follow one another, or stand on one page, the first only.
 */
export function Placeholder({
  className,
  children,
}: {
  className: string | undefined;
  children: ReactNode;
}) {
  const { t } = useText();
  usePlaceholder();
  return (
    <Delayed>
      <div className={className}>
        <VisuallyHidden>{t('common.loading')}</VisuallyHidden>
        {children}
      </div>
    </Delayed>
  );
}
