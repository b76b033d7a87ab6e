import { useGetPicQuery } from '@/api/picApi';
import type { UserDetail } from '@/api/wire';
import { hasEkycPictures } from '@/domain/ekyc/ekycStage';
import { useText } from '@/i18n/useText';
import { Card } from '@/ui/content/Card';
import { Row } from '@/ui/content/Stack';
import { EkycByPic } from '../parts/EkycByPic';
import { EkycWay, useEkycProblem } from '../parts/EkycWay';

/**
 * The next step at e-KYC Waiting: the e-KYC, by the applicant or by the person in charge, then its
 * result.
 */
export function ContinueEkyc({
  detail,
  isOfCompany,
  hasFailedBefore,
}: {
  detail: UserDetail;
  isOfCompany: boolean;
  /** The e-KYC was begun again on this page, and could not be opened. */
  hasFailedBefore: boolean;
}) {
  const { t } = useText();
  const { onFailed, problem } = useEkycProblem(hasFailedBefore);
  const { currentData: pic, isFetching } = useGetPicQuery(undefined, { skip: !isOfCompany });
  const isSent = hasEkycPictures(detail.documents);
  return (
    <Card title={t('onboarding.submitted.ekyc')}>
      {isSent && <p>{t(isOfCompany ? 'ekyc.way.sentByPic' : 'ekyc.waiting.lead')}</p>}
      {!isSent && isOfCompany && !isFetching && <EkycByPic detail={detail} pic={pic} />}
      {!isSent && !isOfCompany && <p>{t('ekyc.intro.lead')}</p>}
      <div role="alert">{problem !== null && <p>{problem}</p>}</div>
      <Row>
        <EkycWay detail={detail} onFailed={onFailed} />
      </Row>
    </Card>
  );
}
