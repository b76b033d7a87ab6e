import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { placePath } from '@/domain/onboarding/visibleSteps';
import { useText } from '@/i18n/useText';
import { StatusBanner } from '@/ui/feedback/StatusBanner';
import { AppLink } from '@/ui/links/AppLink';
import { useOnboarding } from '../engine/OnboardingProvider';
import { FROM_REVIEW } from '../engine/useGoOn';
import type { MissingPart } from './findMissingParts';
import * as styles from './review.module.css';

/** What keeps the application from being sent, each with a link to where it can be mended. */
export function MissingParts({
  parts,
  isUrgent,
}: {
  parts: readonly MissingPart[];
  /** A submit was tried: the list takes the focus. */
  isUrgent: boolean;
}) {
  const { t, tRef } = useText();
  const { search } = useLocation();
  const { flow } = useOnboarding();
  const box = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (isUrgent) box.current?.focus();
  }, [isUrgent]);

  if (parts.length === 0) return null;
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
          {parts.map(({ place, reasons }) => (
            <li key={place.subStep.id}>
              <AppLink to={`${placePath(flow, place)}${search}`} state={FROM_REVIEW}>
                {tRef(place.subStep.titleKey)}
              </AppLink>
              <ul>
                {reasons.map((reason) => (
                  <li key={reason}>{tRef(reason)}</li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      </StatusBanner>
    </div>
  );
}
