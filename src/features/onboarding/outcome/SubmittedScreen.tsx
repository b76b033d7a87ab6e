import { isEditableStatus, STATUS } from '@/domain/access/statuses';
import { isCompany, transitionFacts } from '@/domain/access/transitions';
import { useText } from '@/i18n/useText';
import { useAppSelector } from '@/state/hooks';
import { selectConfig } from '@/state/slices/config';
import { PageSkeleton } from '@/ui/feedback/Skeletons';
import { DoneDrawing } from '@/ui/illustrations/DoneDrawing';
import { MailDrawing } from '@/ui/illustrations/MailDrawing';
import { ContinueEkyc } from './ContinueEkyc';
import { OutcomePage } from './OutcomePage';
import { RepeatEkyc } from './RepeatEkyc';
import { Timeline } from './Timeline';
import { milestones } from './milestones';
import { useOutcome } from './useOutcome';
import { useRepeatedEkyc } from './useRepeatedEkyc';

/**
 * The status of a submitted application, and what comes next (onboarding.md#outcome). An
 * application that waits for the consent is not submitted yet.
 */
export function SubmittedScreen() {
  const { t } = useText();
  const { esignExemptMerchantIds } = useAppSelector(selectConfig);
  const repeat = useRepeatedEkyc();
  const outcome = useOutcome();
  if (outcome === null) return <PageSkeleton />;
  const { statusId, detail } = outcome;
  const facts = transitionFacts(detail, esignExemptMerchantIds);
  const timeline = <Timeline milestones={milestones(statusId, facts)} />;
  if (statusId === STATUS.eKycInvalid)
    return (
      <RepeatEkyc
        statusId={statusId}
        detail={detail}
        isOfCompany={isCompany(facts)}
        timeline={timeline}
        repeat={repeat}
      />
    );
  const isEkyc = statusId === STATUS.eKycWaiting;
  const isWaiting = statusId === STATUS.waitingFormConsent;
  const waitingKey = isCompany(facts) ? 'waitingIntroOfCompany' : 'waitingIntro';
  const homeKey = isEditableStatus(statusId) ? 'seeAnswers' : 'home';
  return (
    <OutcomePage
      title={t(isWaiting ? 'onboarding.submitted.waitingTitle' : 'onboarding.submitted.title')}
      lead={t(`onboarding.submitted.${isWaiting ? waitingKey : 'intro'}`)}
      drawing={isWaiting ? <MailDrawing /> : <DoneDrawing />}
      statusId={statusId}
      cardTitle={t('onboarding.submitted.timeline')}
      card={timeline}
      homeLabel={t(`onboarding.submitted.${homeKey}`)}
    >
      {isEkyc && (
        <ContinueEkyc
          detail={detail}
          isOfCompany={isCompany(facts)}
          hasFailedBefore={repeat.hasFailed}
        />
      )}
    </OutcomePage>
  );
}
