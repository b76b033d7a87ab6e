import { useGetUserDetailQuery } from '@/api/userApi';
import type { StatusId } from '@/domain/access/statuses';
import { transitionFacts } from '@/domain/access/transitions';
import { useText } from '@/i18n/useText';
import { useAppSelector } from '@/state/hooks';
import { selectConfig } from '@/state/slices/config';
import { Card } from '@/ui/content/Card';
import { milestones } from '../onboarding/outcome/milestones';
import { Timeline } from '../onboarding/outcome/Timeline';
import { RowsSkeleton } from './CardSkeletons';
import { LoadFailure } from './LoadFailure';

/** How far the application has come. */
export function TimelineCard({ statusId }: { statusId: StatusId }) {
  const { t } = useText();
  const { esignExemptMerchantIds } = useAppSelector(selectConfig);
  const { currentData: detail, isError, isFetching, refetch } = useGetUserDetailQuery();
  const isFailed = detail === undefined && isError && !isFetching;
  return (
    <Card title={t('onboarding.submitted.timeline')}>
      {detail !== undefined && (
        <Timeline
          milestones={milestones(statusId, transitionFacts(detail, esignExemptMerchantIds))}
        />
      )}
      {isFailed && (
        <LoadFailure message={t('dashboard.timeline.failed')} onRetry={() => void refetch()} />
      )}
      {detail === undefined && !isFailed && <RowsSkeleton />}
    </Card>
  );
}
