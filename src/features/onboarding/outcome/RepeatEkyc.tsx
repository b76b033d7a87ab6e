import type { UserDetail } from '@/api/wire';
import type { StatusId } from '@/domain/access/statuses';
import { useText } from '@/i18n/useText';
import { Button } from '@/ui/buttons/Button';
import { Card } from '@/ui/content/Card';
import { Row } from '@/ui/content/Stack';
import { NotYetDrawing } from '@/ui/illustrations/NotYetDrawing';
import { ContactWays } from './ContactWays';
import { OutcomePage } from './OutcomePage';
import * as styles from './outcome.module.css';
import { saidByEkyc } from './rejection';
import type { RepeatedEkyc } from './useRepeatedEkyc';

export interface RepeatEkycProps {
  statusId: StatusId;
  detail: UserDetail;
  /** Its person in charge repeats it, by a link. */
  isOfCompany: boolean;
  timeline: React.ReactNode;
  repeat: RepeatedEkyc;
}

/** Why the e-KYC has to be repeated, and the way there (onboarding.md#outcome). */
export function RepeatEkyc({ statusId, detail, isOfCompany, timeline, repeat }: RepeatEkycProps) {
  const { t } = useText();
  const of = isOfCompany ? 'OfCompany' : '';
  const said = saidByEkyc(detail);
  return (
    <OutcomePage
      title={t('onboarding.submitted.repeatTitle')}
      lead={t(`onboarding.submitted.repeatIntro${of}`)}
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
        <p>{t(`onboarding.submitted.repeatWayBody${of}`)}</p>
        <div role="alert">{repeat.hasFailed && <p>{t('ekyc.invalid.failed')}</p>}</div>
        <Row>
          <Button kind="primary" isBusy={repeat.isRepeating} onClick={() => void repeat.begin()}>
            {t('ekyc.invalid.repeat')}
          </Button>
        </Row>
        <p>{t('onboarding.submitted.repeatHelp')}</p>
        <ContactWays account={detail.email} />
      </Card>
      <Card title={t('onboarding.submitted.timeline')}>{timeline}</Card>
    </OutcomePage>
  );
}
