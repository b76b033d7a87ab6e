import type { NotificationFilterId } from '@/domain/notifications/notifications';
import { useText } from '@/i18n/useText';
import { Button } from '@/ui/buttons/Button';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { EmptyDrawing } from '@/ui/illustrations/EmptyDrawing';

export interface NoHitsProps {
  filterId: NotificationFilterId;
  onClear: () => void;
  onSearchAll: () => void;
}

/** A search without a hit: elsewhere there may be one, or the search is cleared. */
export function NoHits({ filterId, onClear, onSearchAll }: NoHitsProps) {
  const { t } = useText();
  const isAll = filterId === 'all';
  return (
    <EmptyState
      drawing={<EmptyDrawing />}
      title={t('notifications.search.none.title')}
      body={t(isAll ? 'notifications.search.none.all' : 'notifications.search.none.filtered')}
      action={
        <Button onClick={isAll ? onClear : onSearchAll}>
          {t(isAll ? 'notifications.search.clear' : 'notifications.search.none.searchAll')}
        </Button>
      }
    />
  );
}
