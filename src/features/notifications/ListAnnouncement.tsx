import { useState } from 'react';
import { useText } from '@/i18n/useText';
import { VisuallyHidden } from '@/ui/content/VisuallyHidden';

/** Stays as it began: reading one after the other must not be counted aloud. */
function CountAtArrival({ count }: { count: number }) {
  const { t } = useText();
  const [arrived] = useState(count);
  return <VisuallyHidden>{t('notifications.shown', { count: arrived })}</VisuallyHidden>;
}

export interface ListAnnouncementProps {
  /** Names the answer that is told of; null while there is none. */
  answer: string | null;
  count: number;
}

/** Says how many notifications have come, once for each answer of the server. */
export const ListAnnouncement = ({ answer, count }: ListAnnouncementProps) => (
  <div role="status">{answer !== null && <CountAtArrival key={answer} count={count} />}</div>
);
