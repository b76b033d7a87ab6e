import { isEditableStatus } from '@/domain/access/statuses';
import { transitionFacts } from '@/domain/access/transitions';
import { useText } from '@/i18n/useText';
import { useAppSelector } from '@/state/hooks';
import { selectConfig } from '@/state/slices/config';
import { PageSkeleton } from '@/ui/feedback/Skeletons';
import { DoneDrawing } from '@/ui/illustrations/DoneDrawing';
import { OutcomePage } from './OutcomePage';
import { Timeline } from './Timeline';
import { milestones } from './milestones';
import { useOutcome } from './useOutcome';

/** Where an application stands after it was sent, and what is next (decisions.md 3 and 5). */
export function SubmittedScreen() {
  const { t } = useText();
  const { esignExemptMerchantIds } = useAppSelector(selectConfig);
  const outcome = useOutcome();
  if (outcome === null) return <PageSkeleton />;
  const { statusId, detail } = outcome;
  const isEditable = isEditableStatus(statusId);
  const facts = transitionFacts(detail, esignExemptMerchantIds);
  return (
    <OutcomePage
      title={t('onboarding.submitted.title')}
      lead={t('onboarding.submitted.intro')}
      drawing={<DoneDrawing />}
      statusId={statusId}
      cardTitle={t('onboarding.submitted.timeline')}
      card={<Timeline milestones={milestones(statusId, facts)} />}
      homeLabel={t(isEditable ? 'onboarding.submitted.answers' : 'onboarding.submitted.home')}
    />
  );
}
