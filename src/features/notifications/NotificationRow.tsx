import { memo, type KeyboardEvent } from 'react';
import type { Notification } from '@/api/wire';
import { useText } from '@/i18n/useText';
import { classNames } from '@/ui/classNames';
import { VisuallyHidden } from '@/ui/content/VisuallyHidden';
import { PaperclipIcon } from '@/ui/icons/thingIcons';
import { AgeText } from './AgeText';
import * as styles from './row.module.css';
import { TypeIcon } from './TypeIcon';

export interface NotificationRowProps {
  notification: Notification;
  isOpenBeside: boolean;
  /** Beside the list, and not in a dialog. */
  opensBeside: boolean;
  index: number;
  nowMs: number;
  /** The list around has no headings of days. */
  hasDay?: boolean;
  onOpen: (notification: Notification, index: number) => void;
  onFocus: (index: number) => void;
  onKeyDown: (event: KeyboardEvent, index: number) => void;
}

/** One notification of the list. Its texts are shown unchanged, never as markup. */
export const NotificationRow = memo(function NotificationRow({
  notification,
  isOpenBeside,
  opensBeside,
  index,
  nowMs,
  hasDay = false,
  onOpen,
  onFocus,
  onKeyDown,
}: NotificationRowProps) {
  const { t } = useText();
  const { title, highlight, type, attachment, created_at: createdAt } = notification;
  const isRead = notification.read_status;
  return (
    <button
      type="button"
      aria-haspopup={opensBeside ? undefined : 'dialog'}
      aria-current={isOpenBeside || undefined}
      className={classNames(styles.row, hasDay && styles.dated, !isRead && styles.unread)}
      // The second click of a double click would open what has moved to this position.
      onClick={({ detail }) => detail < 2 && onOpen(notification, index)}
      onFocus={() => onFocus(index)}
      onKeyDown={(event) => onKeyDown(event, index)}
    >
      <span className={styles.sign}>
        <TypeIcon type={type} />
      </span>
      <span className={styles.title}>
        {!isRead && <VisuallyHidden>{t('notifications.unread')}: </VisuallyHidden>}
        <span>{title}</span>
      </span>
      {highlight !== null && <span className={styles.highlight}>{highlight}</span>}
      <span className={styles.age}>
        {attachment !== null && (
          <>
            <PaperclipIcon size={16} />
            <VisuallyHidden>{t('notifications.hasAttachment')} </VisuallyHidden>
          </>
        )}
        <AgeText createdAt={createdAt} nowMs={nowMs} hasDay={hasDay} />
      </span>
      {!isRead && <span className={styles.dot} aria-hidden="true" />}
    </button>
  );
});
