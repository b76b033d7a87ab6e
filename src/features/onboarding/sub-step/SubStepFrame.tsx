import { useEffect, useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { hubPath, type SubStepPosition } from '@/domain/onboarding/visibleSteps';
import { useText } from '@/i18n/useText';
import { StatusBanner } from '@/ui/feedback/StatusBanner';
import { focusPageHeading } from '@/ui/layout/focusPageHeading';
import { Page } from '@/ui/layout/Page';
import { ProgressHeader } from '@/ui/layout/ProgressHeader';
import { SplitPage } from '@/ui/layout/SplitPage';
import { AppLink } from '@/ui/links/AppLink';
import { useOnboarding } from '../model/useOnboarding';
import { StepNavigation } from './StepNavigation';
import { SubStepHelp } from './SubStepHelp';
import * as styles from './subStepFrame.module.css';

/** The frame of every sub-step: progress, title, and what a revision says of it. */
export function SubStepFrame({
  position,
  isReadOnly = false,
  revision = null,
  children,
}: {
  position: SubStepPosition;
  isReadOnly?: boolean;
  /** The panel of its revision. */
  revision?: ReactNode;
  children: ReactNode;
}) {
  const { t, tRef } = useText();
  const { search } = useLocation();
  const { flow } = useOnboarding();
  const readOnlyNote = useRef<HTMLDivElement>(null);
  const wasReadOnly = useRef(isReadOnly);

  // The back office has closed the sub-step while it was open: its save button had the focus and is
  // gone.
  useEffect(() => {
    if (isReadOnly && !wasReadOnly.current) readOnlyNote.current?.focus();
    // And the reverse: the note had the focus.
    if (!isReadOnly && wasReadOnly.current && document.activeElement === document.body)
      focusPageHeading();
    wasReadOnly.current = isReadOnly;
  }, [isReadOnly]);

  return (
    <SplitPage
      side={
        <>
          <StepNavigation current={position} />
          <SubStepHelp subStep={position.subStep} />
        </>
      }
    >
      <Page
        title={tRef({ key: position.subStep.titleKey })}
        above={
          <>
            <AppLink className={styles.toHub} to={`${hubPath(flow)}${search}`}>
              {t('onboarding.backToHub')}
            </AppLink>
            <ProgressHeader current={position.index + 1} total={position.total} />
          </>
        }
      >
        {revision}
        {isReadOnly && (
          <div ref={readOnlyNote} role="note" tabIndex={-1}>
            <StatusBanner kind="info">
              <p>{t('onboarding.readOnly')}</p>
            </StatusBanner>
          </div>
        )}
        {children}
      </Page>
    </SplitPage>
  );
}
