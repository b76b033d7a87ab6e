import { useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { PATHS } from '@/domain/access/paths';
import { STATUS } from '@/domain/access/statuses';
import type { SubStepPosition } from '@/domain/onboarding/visibleSteps';
import { useText } from '@/i18n/useText';
import { isCompany, transitionFacts } from '@/domain/access/transitions';
import { useAppSelector } from '@/state/hooks';
import { selectDrafts } from '@/state/slices/drafts';
import { Card } from '@/ui/content/Card';
import { StatusBanner } from '@/ui/feedback/StatusBanner';
import { findField, focusField } from '@/ui/forms/focusField';
import { Redirect } from '@/ui/links/Redirect';
import { SubStepActions } from '../sub-step/SubStepActions';
import { SubStepFrame } from '../sub-step/SubStepFrame';
import { useStepNavigation } from '../sub-step/useStepNavigation';
import { useOnboarding } from '../model/useOnboarding';
import { SummaryCard } from './SummaryCard';
import { IncompleteSubSteps } from './IncompleteSubSteps';
import { findIncompleteSubSteps } from './findIncompleteSubSteps';
import { asksForConsent, CONSENT_FIELD, summary } from './form';
import * as styles from './review.module.css';
import { SubmitForm } from './SubmitForm';
import { SummaryGroups } from './SummaryGroups';
import { useAnswers } from './useAnswers';
import { ToEkyc } from './ToEkyc';

/** All values grouped by sub-step, what is missing, the declaration and the submit. */
export function ReviewScreen({ position }: { position: SubStepPosition }) {
  const { t } = useText();
  const onboarding = useOnboarding();
  const { context } = onboarding;
  const drafts = useAppSelector(selectDrafts);
  const { back } = useStepNavigation(position);
  const [tries, setTries] = useState(0);
  const own = useRef<HTMLDivElement>(null);

  const { answers, formatter } = useAnswers();
  const missing = findIncompleteSubSteps(onboarding, drafts);
  const hasConsent = asksForConsent(position, context.profile);
  const isSent = context.profile.status_id === STATUS.eKycWaiting;
  const [wasSent] = useState(isSent);
  const { search } = useLocation();

  // Submitted in another tab, or by a try without a response: continue as from here.
  if (isSent && !wasSent && isCompany(transitionFacts(context.detail, [])))
    return <Redirect to={`${PATHS.onboardingSubmitted}${search}`} />;
  if (isSent && !wasSent) return <ToEkyc />;

  return (
    <SubStepFrame position={position}>
      <p className={styles.intro}>{t('onboarding.review.intro')}</p>
      {isSent && (
        <StatusBanner kind="info">
          <p>{t('onboarding.review.sent')}</p>
        </StatusBanner>
      )}
      <IncompleteSubSteps
        subSteps={missing}
        tries={tries}
        onReviewField={() => {
          const field = own.current && findField(own.current, CONSENT_FIELD);
          if (field) focusField(field);
        }}
      />
      {answers.map((each) => (
        <SummaryCard key={each.definition.id} {...each} formatter={formatter} />
      ))}
      {isSent && hasConsent && (
        <Card title={t('onboardingSubmit.consentTitle')}>
          <SummaryGroups groups={summary(context)} />
        </Card>
      )}
      {isSent ? (
        <SubStepActions onBack={back} />
      ) : (
        <div ref={own}>
          <SubmitForm
            hasConsent={hasConsent}
            hasMissing={missing.length > 0}
            onRefused={() => setTries(tries + 1)}
            onBack={back}
          />
        </div>
      )}
    </SubStepFrame>
  );
}
