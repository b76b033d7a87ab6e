import { useText } from '@/i18n/useText';
import { VisuallyHidden } from '@/ui/content/VisuallyHidden';

/** Says how many notifications are shown: once for each answer of the server, and when that changes. */
export function ListAnnouncement({
  arrivalId,
  count,
}: {
  /** The answer that is on screen; null while there is none. */
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
