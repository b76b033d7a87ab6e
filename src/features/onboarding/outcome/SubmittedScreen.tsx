import { isEditableStatus, STATUS, type StatusId } from '@/domain/access/statuses';
import { transitionFacts } from '@/domain/access/transitions';
import type { TextKey } from '@/i18n/indonesian';
import { useText } from '@/i18n/useText';
import { useAppSelector } from '@/state/hooks';
import { selectConfig } from '@/state/slices/config';
import { PageSkeleton } from '@/ui/feedback/Skeletons';
import { DoneDrawing } from '@/ui/illustrations/DoneDrawing';
import { NoticesDrawing } from '@/ui/illustrations/NoticesDrawing';
import { NotYetDrawing } from '@/ui/illustrations/NotYetDrawing';
import { OutcomePage } from './OutcomePage';
import { RepeatEkyc } from './RepeatEkyc';
import { Timeline } from './Timeline';
import { milestones } from './milestones';
import { useOutcome } from './useOutcome';

interface Opening {
  titleKey: TextKey;
  introKey: TextKey;
  Drawing: () => React.ReactNode;
}

const SENT: Opening = {
  titleKey: 'onboarding.submitted.title',
  introKey: 'onboarding.submitted.intro',
  Drawing: DoneDrawing,
};

/** What the page says first where the application was not sent, or came back (decisions.md 3). */
const openings: Partial<Record<StatusId, Opening>> = {
  [STATUS.waitingFormConsent]: {
    titleKey: 'onboarding.submitted.waitingTitle',
    introKey: 'onboarding.submitted.waitingIntro',
    Drawing: NoticesDrawing,
  },
  [STATUS.eKycInvalid]: {
    titleKey: 'onboarding.submitted.repeatTitle',
    introKey: 'onboarding.submitted.repeatIntro',
    Drawing: NotYetDrawing,
  },
};

/** Where an application stands after it was sent, and what is next (decisions.md 3 and 5). */
export function SubmittedScreen() {
  const { t } = useText();
  const { esignExemptMerchantIds } = useAppSelector(selectConfig);
  const outcome = useOutcome();
  if (outcome === null) return <PageSkeleton />;
  const { statusId, detail } = outcome;
  const { titleKey, introKey, Drawing } = openings[statusId] ?? SENT;
  const isEditable = isEditableStatus(statusId);
  const facts = transitionFacts(detail, esignExemptMerchantIds);
  return (
    <OutcomePage
      title={t(titleKey)}
      lead={t(introKey)}
      drawing={<Drawing />}
      statusId={statusId}
      cardTitle={t('onboarding.submitted.timeline')}
      card={<Timeline milestones={milestones(statusId, facts)} />}
      homeLabel={t(isEditable ? 'onboarding.submitted.seeAnswers' : 'onboarding.submitted.home')}
    >
      {statusId === STATUS.eKycInvalid && <RepeatEkyc detail={detail} />}
    </OutcomePage>
  );
}
