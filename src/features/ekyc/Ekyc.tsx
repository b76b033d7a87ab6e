import { useEffect, useEffectEvent } from 'react';
import { useGetProfileQuery } from '@/api/authApi';
import { isApiProblem } from '@/api/problem';
import { useGetUserDetailQuery } from '@/api/userApi';
import { ekycStage } from '@/domain/ekyc/ekycStage';
import { useText } from '@/i18n/useText';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { PageSkeleton } from '@/ui/feedback/Skeletons';
import { DocumentTitle } from '@/ui/layout/DocumentTitle';
import { EkycOutcome } from './outcome/EkycOutcome';
import { EkycWaiting } from './outcome/EkycWaiting';
import { EkycSteps } from './steps/EkycSteps';
import { useVisitRecord } from './useVisitRecord';

/** The e-KYC of the signed-in user: pictures, waiting, or the result (ekyc.md#stages). */
export function Ekyc() {
  const { t } = useText();
  const profile = useGetProfileQuery();
  const detail = useGetUserDetailQuery();
  const stage =
    profile.data && detail.data && ekycStage(profile.data.status_id, detail.data.documents);
  useForgetUnsent(stage !== undefined && stage !== 'pictures');
  if (stage !== undefined && detail.data !== undefined) {
    if (stage === 'pictures') return <EkycSteps detail={detail.data} />;
    if (stage === 'waiting') return <EkycWaiting detail={detail.data} />;
    return <EkycOutcome key={stage} stage={stage} detail={detail.data} />;
  }
  const { error } = profile.data === undefined ? profile : detail;
  if (error === undefined) return <PageSkeleton />;
  return (
    <>
      <DocumentTitle>{t('ekyc.load.failedTitle')}</DocumentTitle>
      <ErrorState
        isPage
        message={t('ekyc.load.failedTitle')}
        advice={t('ekyc.load.failedBody')}
        code={isApiProblem(error) ? error.status : null}
        onRetry={() => {
          void profile.refetch();
          void detail.refetch();
        }}
      />
    </>
  );
}

/** No picture is left to be sent. */
function useForgetUnsent(isSettled: boolean): void {
  const { record, remember } = useVisitRecord();
  const forget = useEffectEvent(
    () => record.hasUnsentPictures && remember({ hasUnsentPictures: undefined }),
  );
  useEffect(() => {
    if (isSettled) forget();
  }, [isSettled]);
}
