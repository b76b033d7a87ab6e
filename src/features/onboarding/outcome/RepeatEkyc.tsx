import type { UserDetail } from '@/api/wire';
import type { StatusId } from '@/domain/access/statuses';
import { useText } from '@/i18n/useText';
import { Card } from '@/ui/content/Card';
import { NotYetDrawing } from '@/ui/illustrations/NotYetDrawing';
import { ContactWays } from './ContactWays';
import { OutcomePage } from './OutcomePage';
import * as styles from './outcome.module.css';
import { saidByEkyc } from './rejection';

export interface RepeatEkycProps {
  statusId: StatusId;
  detail: UserDetail;
  timeline: React.ReactNode;
}

/**
 * Why the e-KYC has to be repeated, and how (onboarding.md#outcome). Assumption: until the e-KYC
 * page exists, our team sends the link.
 */
export function RepeatEkyc({ statusId, detail, timeline }: RepeatEkycProps) {
  const { t } = useText();
  const said = saidByEkyc(detail);
  return (
    <OutcomePage
      title={t('onboarding.submitted.repeatTitle')}
      lead={t('onboarding.submitted.repeatIntro')}
      drawing={<NotYetDrawing />}
      statusId={statusId}
      cardTitle={t('onboarding.submitted.repeatReason')}
      card={
        <p className={styles.reason}>
          {said === '' ? t('onboarding.submitted.repeatReasonBody') : said}
        </p>
      }
      homeLabel={t('onboarding.submitted.home')}
    >
      <Card title={t('onboarding.submitted.repeatWay')}>
        <p>{t('onboarding.submitted.repeatWayBody')}</p>
        <ContactWays account={detail.email} />
      </Card>
      <Card title={t('onboarding.submitted.timeline')}>{timeline}</Card>
    </OutcomePage>
  );
}
