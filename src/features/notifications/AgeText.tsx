import { formatDate } from '@/i18n/format';
import { useText } from '@/i18n/useText';
import { ageOf } from './age';

export interface AgeTextProps {
  createdAt: string;
  nowMs: number;
  className?: string | undefined;
}

/** When a notification came: roughly as text, exactly for machines. */
export function AgeText({ createdAt, nowMs, className }: AgeTextProps) {
  const { t, language } = useText();
  const age = ageOf(createdAt, nowMs);
  if (age.kind === 'unknown') return null;
  const words =
    age.kind === 'date'
      ? formatDate(age.day, language)
      : t(`notifications.age.${age.kind}`, 'count' in age ? { count: age.count } : {});
  return (
    <time dateTime={createdAt} className={className}>
      {words}
    </time>
  );
}
