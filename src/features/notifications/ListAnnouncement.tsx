import { useText } from '@/i18n/useText';
import { VisuallyHidden } from '@/ui/content/VisuallyHidden';

/**
 * Announces how many notifications are shown: once for each response of the server, and when the
 * count changes.
 */
export function ListAnnouncement({
  arrivalId,
  count,
}: {
  /** The response on screen; null while there is none. */
  arrivalId: string | null;
  count: number;
}) {
  const { t } = useText();
  return (
    <div role="status">
      {arrivalId !== null && (
        <VisuallyHidden key={arrivalId}>{t('notifications.shown', { count })}</VisuallyHidden>
      )}
    </div>
  );
}
