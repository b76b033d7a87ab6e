import { useEffect } from 'react';
import { useText } from '@/i18n/useText';
import { Card } from '@/ui/content/Card';
import { ArrivingAlert } from '@/ui/feedback/ArrivingAlert';
import { useLazyComponent } from '@/ui/useLazyComponent';
import { RingSkeleton } from '../CardSkeletons';
import { LoadFailure } from '../LoadFailure';

/** The rules of all sub-steps are a large chunk, for which no other card should wait. */
const fetchContent = async () => (await import('./StoredCompleteness')).StoredCompleteness;

/** How complete the data of the application is. */
export function CompletenessCard() {
  const { t } = useText();
  const { Component: Content, hasFailed, load } = useLazyComponent(fetchContent);
  useEffect(load, [load]);
  return (
    <Card title={t('dashboard.data.title')}>
      {Content !== null && <Content />}
      {hasFailed && (
        <ArrivingAlert>
          <LoadFailure message={t('dashboard.data.failed')} onRetry={load} />
        </ArrivingAlert>
      )}
      {Content === null && !hasFailed && <RingSkeleton />}
    </Card>
  );
}
