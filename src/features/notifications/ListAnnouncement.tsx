import { useText } from '@/i18n/useText';
import { VisuallyHidden } from '@/ui/content/VisuallyHidden';
import type { Arrival } from './useArrival';

/** Says how many notifications have come, once for each answer of the server. */
export function ListAnnouncement({ arrival }: { arrival: Arrival | null }) {
  const { t } = useText();
  return (
    <div role="status">
      {arrival !== null && (
        <VisuallyHidden key={arrival.id}>
          {t('notifications.shown', { count: arrival.count })}
        </VisuallyHidden>
      )}
    </div>
  );
}
