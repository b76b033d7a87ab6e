import { dayOf } from '@/domain/moments';
import { dayName } from '@/domain/notifications/days';
import { formatDate } from '@/i18n/format';
import { useText } from '@/i18n/useText';
import * as styles from './list.module.css';

/** Names the day in Jakarta of the notifications below it. */
export function DayHeading({ createdAt, nowMs }: { createdAt: string; nowMs: number }) {
  const { t, language } = useText();
  const name = dayName(dayOf(createdAt), nowMs);
  return (
    <h2 className={styles.day}>
      {name.kind === 'date' ? formatDate(name.day, language) : t(`notifications.day.${name.kind}`)}
    </h2>
  );
}
