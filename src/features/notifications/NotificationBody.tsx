import type { ReactNode } from 'react';
import type { Notification } from '@/api/wire';
import { safeFileName, shortFileName } from '@/domain/files/fileNames';
import { formatDateTimeInJakarta } from '@/i18n/format';
import { useText } from '@/i18n/useText';
import { Button } from '@/ui/buttons/Button';
import { Muted } from '@/ui/content/Muted';
import { StatusBanner } from '@/ui/feedback/StatusBanner';
import { FileLink } from '@/ui/fields/file/FileLink';
import type { FilePreview } from '@/ui/fields/file/useFilePreview';
import { PaperclipIcon } from '@/ui/icons/thingIcons';
import * as styles from './detail.module.css';
import { Message } from './Message';

export interface NotificationBodyProps {
  notification: Notification;
  drawLink: (href: string, words: ReactNode) => ReactNode;
  preview: FilePreview;
  /** The server does not know yet that it was read. */
  hasFailed: boolean;
  isRetrying: boolean;
  onRetry: () => void;
}

/** What is below the title of an open notification: time, message, attachment. */
export function NotificationBody({
  notification: { created_at: createdAt, message, attachment },
  drawLink,
  preview,
  hasFailed,
  isRetrying,
  onRetry,
}: NotificationBodyProps) {
  const { t, language } = useText();
  return (
    <>
      <Muted isSmall>{formatDateTimeInJakarta(createdAt, language)}</Muted>
      <Message message={message} drawLink={drawLink} />
      {attachment !== null && (
        <section className={styles.attachment} aria-label={t('notifications.attachment')}>
          <PaperclipIcon size={20} />
          <FileLink
            file={{
              fileName: safeFileName(attachment.file_name),
              pathUrl: attachment.path_url,
            }}
            shownName={shortFileName(attachment.file_name)}
            preview={preview}
          />
        </section>
      )}
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
    </>
  );
}
