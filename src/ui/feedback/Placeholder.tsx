import type { ReactNode } from 'react';
import { useText } from '@/i18n/useText';
import { VisuallyHidden } from '../content/VisuallyHidden';
import { Delayed } from './Delayed';
import { usePlaceholder } from './pendingPage';

/** What stands for something while it loads, shown after a moment. */
export function Placeholder({
  className,
  isAnnounced = true,
  children,
}: {
  className: string | undefined;
  /** Screen readers are told of it; not where there are several on a page. */
  isAnnounced?: boolean;
  children: ReactNode;
}) {
  const { t } = useText();
  usePlaceholder();
  return (
    <Delayed>
      <div role={isAnnounced ? 'status' : undefined} className={className}>
        <VisuallyHidden>{t('common.loading')}</VisuallyHidden>
        {children}
      </div>
    </Delayed>
  );
}
