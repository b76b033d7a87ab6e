import { useState, type ReactNode } from 'react';
import type { Notification } from '@/api/wire';
import { safeUrl } from '@/domain/safeUrl';
import { formatDateTime } from '@/i18n/format';
import { useText } from '@/i18n/useText';
import { Button } from '@/ui/buttons/Button';
import { ButtonLink } from '@/ui/buttons/ButtonLink';
import { Muted } from '@/ui/content/Muted';
import { Dialog } from '@/ui/dialogs/Dialog';
import { StatusBanner } from '@/ui/feedback/StatusBanner';
import { AppLink } from '@/ui/links/AppLink';
import { LeaveDialog } from '@/ui/links/LeaveDialog';
import { Message } from './Message';
import * as styles from './message.module.css';

export interface NotificationDialogProps {
  notification: Notification;
  isOpen: boolean;
  onClose: () => void;
  /** The server does not know yet that it was read. */
  hasFailed: boolean;
  isRetrying: boolean;
  onRetry: () => void;
}

/** A whole notification. Its links to other sites ask before they open. */
export function NotificationDialog({
  notification,
  isOpen,
  onClose,
  hasFailed,
  isRetrying,
  onRetry,
}: NotificationDialogProps) {
  const { t, language } = useText();
  const [leavingTo, setLeavingTo] = useState<string | null>(null);
  const link = safeUrl(notification.url);

  function drawLink(href: string, words: ReactNode): ReactNode {
    const target = safeUrl(href);
    if (target === null) return words;
    if (target.kind === 'internal') return <AppLink to={target.path}>{words}</AppLink>;
    return (
      <button type="button" className={styles.outside} onClick={() => setLeavingTo(target.href)}>
        {words}
      </button>
    );
  }

  if (leavingTo !== null) {
    return (
      <LeaveDialog
        href={leavingTo}
        isOpen={isOpen}
        onClose={onClose}
        isForeign
        onBack={() => setLeavingTo(null)}
      />
    );
  }

  return (
    <Dialog
      title={notification.title}
      isOpen={isOpen}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('common.close')}</Button>
          {link?.kind === 'internal' && (
            <ButtonLink to={link.path} kind="primary">
              {t('notifications.openPage')}
            </ButtonLink>
          )}
          {link?.kind === 'external' && (
            <Button kind="primary" onClick={() => setLeavingTo(link.href)}>
              {t('notifications.openSite')}
            </Button>
          )}
        </>
      }
    >
      <Muted isSmall>{formatDateTime(notification.created_at, language)}</Muted>
      <Message message={notification.message} drawLink={drawLink} />
      {hasFailed && (
        <StatusBanner
          kind="warning"
          action={
            <Button isBusy={isRetrying} onClick={onRetry}>
              {t('common.retry')}
            </Button>
          }
        >
          <p>{t('notifications.notMarked')}</p>
        </StatusBanner>
      )}
    </Dialog>
  );
}
