import { memo, type KeyboardEvent } from 'react';
import type { Notification } from '@/api/wire';
import { useText } from '@/i18n/useText';
import { classNames } from '@/ui/classNames';
import { VisuallyHidden } from '@/ui/content/VisuallyHidden';
import { AgeText } from './AgeText';
import * as styles from './row.module.css';
import { TypeIcon } from './TypeIcon';

export interface NotificationRowProps {
  notification: Notification;
  index: number;
  nowMs: number;
  onOpen: (notification: Notification, index: number) => void;
  onFocus: (index: number) => void;
  onKeyDown: (event: KeyboardEvent, index: number) => void;
}

/** One notification of the list. Its texts are shown unchanged, never as markup. */
export const NotificationRow = memo(function NotificationRow({
  notification,
  index,
  nowMs,
  onOpen,
  onFocus,
  onKeyDown,
}: NotificationRowProps) {
  const { t } = useText();
  const { title, highlight, type, created_at: createdAt, read_status: isRead } = notification;
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      className={classNames(styles.row, !isRead && styles.unread)}
      onClick={() => onOpen(notification, index)}
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
      <AgeText createdAt={createdAt} nowMs={nowMs} className={styles.age} />
      {!isRead && <span className={styles.dot} aria-hidden="true" />}
    </button>
  );
});
