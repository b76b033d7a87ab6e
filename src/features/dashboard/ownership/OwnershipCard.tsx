import { useGetShareholdersQuery } from '@/api/shareholderApi';
import { useText } from '@/i18n/useText';
import { Card } from '@/ui/content/Card';
import { Muted } from '@/ui/content/Muted';
import { RingSkeleton } from '../CardSkeletons';
import { LoadFailure } from '../LoadFailure';
import { Ownership } from './Ownership';
import { ownershipSlices } from './ownershipSlices';

/** Who owns the company of the borrower. */
export function OwnershipCard() {
  const { t } = useText();
  const { currentData, isError, isFetching, refetch } = useGetShareholdersQuery();
  const isFailed = currentData === undefined && isError && !isFetching;
  const slices = ownershipSlices(currentData ?? []);
  return (
    <Card title={t('dashboard.ownership.title')}>
      {slices.length > 0 && <Ownership slices={slices} />}
      {currentData !== undefined && slices.length === 0 && (
        <Muted>{t('dashboard.ownership.empty')}</Muted>
      )}
      {isFailed && (
        <LoadFailure message={t('dashboard.ownership.failed')} onRetry={() => void refetch()} />
      )}
      {currentData === undefined && !isFailed && <RingSkeleton />}
    </Card>
  );
}
