import { notificationApi } from '@/api/notificationApi';
import { useText } from '@/i18n/useText';
import { useAppDispatch } from '@/state/hooks';
import { Button } from '@/ui/buttons/Button';
import { BellIcon } from '@/ui/icons/thingIcons';
import * as styles from './notifications.module.css';

export interface NewerNoteProps {
  isShown: boolean;
  onShown: () => void;
}

/**
 * There are more unread notifications than the list shows. They are not inserted above what the
 * user is reading.
 */
export function NewerNote({ isShown, onShown }: NewerNoteProps) {
  const { t } = useText();
  const dispatch = useAppDispatch();
  return (
    <div role="status">
      {isShown && (
        <div className={styles.newer}>
          <BellIcon size={20} />
          <span>{t('notifications.newer')}</span>
          <Button
            kind="quiet"
            onClick={() => {
              onShown();
              dispatch(notificationApi.util.invalidateTags(['Notifications']));
            }}
          >
            {t('notifications.showNewer')}
          </Button>
        </div>
      )}
    </div>
  );
}
