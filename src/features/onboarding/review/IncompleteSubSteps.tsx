import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { positionPath } from '@/domain/onboarding/visibleSteps';
import { useText } from '@/i18n/useText';
import { StatusBanner } from '@/ui/feedback/StatusBanner';
import { AppLink } from '@/ui/links/AppLink';
import { FragmentLink } from '@/ui/links/FragmentLink';
import { useOnboarding } from '../model/useOnboarding';
import { FROM_REVIEW } from '../sub-step/useStepNavigation';
import type { IncompleteSubStep } from './findIncompleteSubSteps';
import { CONSENT_FIELD } from './form';
import * as styles from './review.module.css';

interface IncompleteSubStepsProps {
  subSteps: readonly IncompleteSubStep[];
  /** The number of submits tried: each one moves the focus to the list. */
  tries: number;
  /** Moves to the fields of the review itself. */
  onReviewField: () => void;
}

/** What prevents the submit, each with a link to where it can be completed. */
export function IncompleteSubSteps({ subSteps, tries, onReviewField }: IncompleteSubStepsProps) {
  const { t } = useText();
  const box = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (tries > 0) box.current?.focus();
  }, [tries]);

  if (subSteps.length === 0) return null;
  return (
    <div
      ref={box}
      role="group"
      aria-label={t('onboarding.review.missingTitle')}
      tabIndex={-1}
      className={styles.missing}
    >
      <StatusBanner kind="warning" title={t('onboarding.review.missingTitle')}>
        <ul>
          {subSteps.map((incomplete) => (
            <IncompleteRow
              key={incomplete.position.subStep.id}
              incomplete={incomplete}
              onReviewField={onReviewField}
            />
          ))}
        </ul>
      </StatusBanner>
    </div>
  );
}

function IncompleteRow({
  incomplete,
  onReviewField,
}: Pick<IncompleteSubStepsProps, 'onReviewField'> & { incomplete: IncompleteSubStep }) {
  const { tRef } = useText();
  const { search } = useLocation();
  const { flow } = useOnboarding();
  const { position, reasons } = incomplete;
  // The fields of the review are on this page.
  if (position.subStep.id === 'review')
    return reasons.map((reason) => (
      <li key={tRef(reason)}>
        <FragmentLink targetId={CONSENT_FIELD} onFollow={onReviewField}>
          {tRef(reason)}
        </FragmentLink>
      </li>
    ));
  return (
    <li>
      <AppLink to={`${positionPath(flow, position)}${search}`} state={FROM_REVIEW}>
        {tRef({ key: position.subStep.titleKey })}
      </AppLink>
      <ul>
        {reasons.map((reason) => (
          <li key={tRef(reason)}>{tRef(reason)}</li>
        ))}
      </ul>
    </li>
  );
}
