import { useState, type ReactNode } from 'react';
import type { Notification } from '@/api/wire';
import { safeUrl } from '@/domain/safeUrl';
import { useText } from '@/i18n/useText';
import { useStoredFiles } from '@/state/useStoredFiles';
import { Button } from '@/ui/buttons/Button';
import { ButtonLink } from '@/ui/buttons/ButtonLink';
import { Dialog } from '@/ui/dialogs/Dialog';
import { useFilePreview } from '@/ui/fields/file/useFilePreview';
import { AppLink } from '@/ui/links/AppLink';
import { LeaveDialog } from '@/ui/links/LeaveDialog';
import { DetailPane } from './DetailPane';
import * as styles from './message.module.css';
import { NotificationBody } from './NotificationBody';

export interface NotificationDetailProps {
  notification: Notification;
  /** Beside the list, and not in a dialog over it. */
  isBeside: boolean;
  isOpen: boolean;
  onClose: () => void;
  /** The server does not know yet that it was read. */
  hasFailed: boolean;
  isRetrying: boolean;
  onRetry: () => void;
}

/** A whole notification. Its links to other sites ask before they open. */
export function NotificationDetail({
  notification,
  isBeside,
  isOpen,
  onClose,
  ...reading
}: NotificationDetailProps) {
  const { t } = useText();
  const [leavingTo, setLeavingTo] = useState<string | null>(null);
  const preview = useFilePreview(useStoredFiles());
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

  const stay = () => setLeavingTo(null);
  const leaveDialog = leavingTo !== null && (
    <LeaveDialog
      href={leavingTo}
      isOpen={isOpen}
      onClose={isBeside ? stay : onClose}
      isForeign
      onBack={stay}
    />
  );
  const body = (
    <NotificationBody
      notification={notification}
      drawLink={drawLink}
      preview={preview}
      {...reading}
    />
  );
  const way = (
    <>
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
  );

  return (
    <>
      {isBeside && isOpen && (
        <DetailPane title={notification.title} onClose={onClose} actions={link !== null && way}>
          {body}
        </DetailPane>
      )}
      {!isBeside && leavingTo === null && (
        <Dialog
          title={notification.title}
          isOpen={isOpen}
          onClose={onClose}
          actions={
            <>
              <Button onClick={onClose}>{t('common.close')}</Button>
              {way}
            </>
          }
        >
          {body}
        </Dialog>
      )}
      {leaveDialog}
      {isOpen && preview.dialog}
    </>
  );
}
