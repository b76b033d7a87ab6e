import { useState, type MouseEvent, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { safeUrl } from '@/domain/safeUrl';
import { useText } from '@/i18n/useText';
import { ArrivingAlert } from '../feedback/ArrivingAlert';
import { useLazyComponent } from '../useLazyComponent';
import type { LeaveDialogProps } from './LeaveDialog';

export type AskingLinkProps = {
  /** A whole http(s) address. */
  href: string;
  className?: string | undefined;
  children: ReactNode;
};

const fetchLeaveDialog = async () => (await import('./LeaveDialog')).LeaveDialog;

/**
 * A link to another site, which asks before it leads there, also with the middle button; what is no
 * address of a site is only words. Assumption: the site opens in a tab of its own, so that nothing
 * that was typed here is lost.
 */
export function AskingLink({ href, className, children }: AskingLinkProps) {
  const { t } = useText();
  const {
    Component: Dialog,
    hasFailed,
    load,
  } = useLazyComponent<LeaveDialogProps>(fetchLeaveDialog);
  const { key } = useLocation();
  /** The page on which the user is asked: on the next one the question is over. */
  const [askedOn, setAskedOn] = useState<string | null>(null);
  const isAsking = askedOn === key;
  const target = safeUrl(href);
  if (target?.kind !== 'external') return <span className={className}>{children}</span>;
  const ask = (event: MouseEvent) => {
    // The right button offers its menu.
    if (event.button === 2) return;
    event.preventDefault();
    load();
    setAskedOn(key);
  };
  return (
    <>
      <a
        href={target.href}
        target="_blank"
        rel="noopener noreferrer"
        className={className}
        onClick={ask}
        onAuxClick={ask}
      >
        {children}
      </a>
      {isAsking && hasFailed && (
        <ArrivingAlert>
          <p>{t('menus.leave.failed')}</p>
        </ArrivingAlert>
      )}
      {Dialog !== null && (
        <Dialog href={target.href} isOpen={isAsking} onClose={() => setAskedOn(null)} />
      )}
    </>
  );
}
