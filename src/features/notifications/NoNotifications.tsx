import type { NotificationFilterId } from '@/domain/notifications/notifications';
import { useText } from '@/i18n/useText';
import { Button } from '@/ui/buttons/Button';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { DoneDrawing } from '@/ui/illustrations/DoneDrawing';
import { EmptyDrawing } from '@/ui/illustrations/EmptyDrawing';
import { NoticesDrawing } from '@/ui/illustrations/NoticesDrawing';

const drawings = { all: NoticesDrawing, unread: DoneDrawing, read: EmptyDrawing };

export interface NoNotificationsProps {
  filterId: NotificationFilterId;
  onReload: () => void;
  onShowAll: () => void;
}

/** An empty filter: why it is empty, and what the user can do. */
export function NoNotifications({ filterId, onReload, onShowAll }: NoNotificationsProps) {
  const { t } = useText();
  const FilterDrawing = drawings[filterId];
  const isAll = filterId === 'all';
  return (
    <EmptyState
      drawing={<FilterDrawing />}
      title={t(`notifications.empty.${filterId}.title`)}
      body={t(`notifications.empty.${filterId}.body`)}
      action={
        <Button onClick={isAll ? onReload : onShowAll}>
          {t(isAll ? 'notifications.empty.all.action' : 'notifications.empty.showAll')}
        </Button>
      }
    />
  );
}
