import { formatDateTimeInJakarta, formatTimeInJakarta } from '@/i18n/format';
import { useText } from '@/i18n/useText';
import { ageOf } from './age';

export interface AgeTextProps {
  createdAt: string;
  nowMs: number;
  /** Around it nothing says of which day it is. */
  hasDay?: boolean;
}

/** When a notification came: roughly as text, exactly for machines. */
export function AgeText({ createdAt, nowMs, hasDay = false }: AgeTextProps) {
  const { t, language } = useText();
  const age = ageOf(createdAt, nowMs);
  if (age.kind === 'unknown') return null;
  const words =
    age.kind === 'time'
      ? hasDay
        ? formatDateTimeInJakarta(createdAt, language)
        : formatTimeInJakarta(createdAt)
      : t(`notifications.age.${age.kind}`, 'count' in age ? { count: age.count } : {});
  return <time dateTime={createdAt}>{words}</time>;
}
