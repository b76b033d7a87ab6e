import { formatTimeInJakarta } from '@/i18n/format';
import { useText } from '@/i18n/useText';
import { ageOf } from './age';

export interface AgeTextProps {
  createdAt: string;
  nowMs: number;
}

/** When a notification of a day came: roughly as text, exactly for machines. */
export function AgeText({ createdAt, nowMs }: AgeTextProps) {
  const { t } = useText();
  const age = ageOf(createdAt, nowMs);
  if (age.kind === 'unknown') return null;
  const words =
    age.kind === 'time'
      ? formatTimeInJakarta(createdAt)
      : t(`notifications.age.${age.kind}`, 'count' in age ? { count: age.count } : {});
  return <time dateTime={createdAt}>{words}</time>;
}
