import { useGetProfileQuery } from '@/api/authApi';
import { useGetUserDetailQuery } from '@/api/userApi';
import { PATHS } from '@/domain/access/paths';
import { isEditableStatus, isStatusId, statusRules } from '@/domain/access/statuses';
import { transitionFacts } from '@/domain/access/transitions';
import { useText } from '@/i18n/useText';
import { useAppSelector } from '@/state/hooks';
import { selectConfig } from '@/state/slices/config';
import { ButtonLink } from '@/ui/buttons/ButtonLink';
import { Card } from '@/ui/content/Card';
import { Row } from '@/ui/content/Stack';
import { PageSkeleton } from '@/ui/feedback/Skeletons';
import { DoneDrawing } from '@/ui/illustrations/DoneDrawing';
import { Page } from '@/ui/layout/Page';
import * as styles from './submitted.module.css';
import { Timeline } from './Timeline';
import { milestones } from './milestones';

/** Where an application stands after it was sent, and what is next (decisions.md 3 and 5). */
export function SubmittedScreen() {
  const { t, tRef } = useText();
  const { currentData: profile } = useGetProfileQuery();
  const { currentData: detail } = useGetUserDetailQuery();
  const { esignExemptMerchantIds } = useAppSelector(selectConfig);
  const statusId = profile?.status_id ?? null;
  if (!isStatusId(statusId) || detail === undefined) return <PageSkeleton />;
  const facts = transitionFacts(detail, esignExemptMerchantIds);
  return (
    <Page title={t('onboarding.submitted.title')} lead={t('onboarding.submitted.intro')}>
      <div className={styles.drawing}>
        <DoneDrawing />
      </div>
      <Card
        title={t('onboarding.submitted.timeline')}
        aside={<span className={styles.status}>{tRef(statusRules[statusId].nameKey)}</span>}
      >
        <Timeline milestones={milestones(statusId, facts)} />
      </Card>
      <Row>
        <ButtonLink to={PATHS.root}>
          {t(
            isEditableStatus(statusId)
              ? 'onboarding.submitted.answers'
              : 'onboarding.submitted.home',
          )}
        </ButtonLink>
      </Row>
    </Page>
  );
}
