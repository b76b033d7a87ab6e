import { useRef, useState } from 'react';
import type { SubStepPosition } from '@/domain/onboarding/visibleSteps';
import { useText } from '@/i18n/useText';
import { useLatest } from '@/primitives/useLatest';
import { Button } from '@/ui/buttons/Button';
import { StatusBanner } from '@/ui/feedback/StatusBanner';
import { focusUnfit } from '@/ui/forms/focusField';
import { useSubmitOnce } from '@/ui/forms/useSubmitOnce';
import { CardProblemContext } from '../cards/cardProblem';
import { NavigationGuardContext, makeNavigationGuards } from '../cards/navigationGuard';
import { useOnboarding } from '../model/useOnboarding';
import { OtherTabNote } from './OtherTabNote';
import { StepErrorBoundary } from '../parts/StepErrorBoundary';
import { RevisionPanel } from './RevisionPanel';
import { SavedNote } from './SavedNote';
import { SaveProblem } from './SaveProblem';
import type { ListStepDefinition, SubStepContent } from '../model/stepDefinition';
import { SubStepActions } from './SubStepActions';
import { SubStepFrame } from './SubStepFrame';
import * as styles from './subStepFrame.module.css';
import { useRevision, type Obstacle, type StartOver } from './useRevision';
import { useStepNavigation } from './useStepNavigation';
import { useSaveSubStep, type FailedSave } from './useSaveSubStep';

/**
 * A sub-step of entries that save themselves: going on requires that nothing is unsaved or missing.
 */
export function ListSubStep({
  position,
  definition,
  Rows,
  isReadOnly,
  obstacleBefore,
  onStartOver,
}: {
  position: SubStepPosition;
  definition: ListStepDefinition;
  Rows: SubStepContent;
  isReadOnly: boolean;
  /** Why 'Sudah sesuai' has opened it again; null if something else did. */
  obstacleBefore: Obstacle | null;
  onStartOver: StartOver;
}) {
  const { t, tRef } = useText();
  const { context } = useOnboarding();
  const [guards] = useState(makeNavigationGuards);
  const [hasAttempted, setHasAttempted] = useState(false);
  const [failed, setFailed] = useState<FailedSave | null>(null);
  const [isCardFailed, setIsCardFailed] = useState(false);
  const rows = useRef<HTMLDivElement>(null);
  /** Set until the next page is there: pressing again only leads on. */
  const isSaved = useRef(false);
  const save = useSaveSubStep(position);
  const { forward, back } = useStepNavigation(position);
  // What is missing is computed after the rows have finished storing.
  const latest = useLatest(context);

  /** The rows show themselves what is not saved, and take the focus. */
  const isUnsaved = async () => focusUnfit(rows.current) || (await guards.check()) !== null;
  const revision = useRevision(position.subStep.id, {
    isUnsaved,
    save: () => save([], { isResumed: false, isRevised: true }),
    forward,
    startOver: onStartOver,
    obstacleBefore,
  });

  async function goOn(): Promise<void> {
    setFailed(null);
    setHasAttempted(false);
    revision.clear();
    if (await isUnsaved()) return;
    setHasAttempted(true);
    if (definition.missing(latest.current).length > 0) {
      focusWhatIsMissing(rows.current);
      return;
    }
    if (revision.isHeldBack(isSaved.current)) return;
    const outcome = isSaved.current
      ? null
      : await save([], { isResumed: false, isRevised: revision.isOpen });
    if (outcome?.kind === 'failed') {
      setFailed(outcome);
      return;
    }
    isSaved.current = true;
    await forward();
  }

  const { submit, isSubmitting } = useSubmitOnce(() => revision.during(goOn));

  const missing = hasAttempted ? definition.missing(context) : [];

  return (
    <SubStepFrame
      position={position}
      isReadOnly={isReadOnly}
      revision={!isReadOnly && <RevisionPanel {...revision} />}
    >
      {!isReadOnly && (
        <OtherTabNote
          subStep={position.subStep.id}
          hasNewerValues={false}
          onStartOver={() => onStartOver()}
        />
      )}
      <NavigationGuardContext value={guards}>
        <CardProblemContext value={setIsCardFailed}>
          <div ref={rows}>
            <StepErrorBoundary>
              <Rows context={{ ...context, isReadOnly }} />
            </StepErrorBoundary>
          </div>
        </CardProblemContext>
      </NavigationGuardContext>
      <div role="alert">
        {missing.length > 0 && (
          <StatusBanner kind="error">
            <ul className={styles.gaps}>
              {missing.map((part) => (
                <li key={tRef(part)}>{tRef(part)}</li>
              ))}
            </ul>
          </StatusBanner>
        )}
      </div>
      <SaveProblem failed={failed} />
      <SubStepActions
        onBack={back}
        note={failed === null && !isCardFailed && <SavedNote id={position.subStep.id} />}
      >
        {!isReadOnly && (
          <Button kind="primary" isBusy={isSubmitting} onClick={() => void submit()}>
            {t('actions.saveAndContinue')}
          </Button>
        )}
      </SubStepActions>
    </SubStepFrame>
  );
}

/**
 * Rows mark with `data-focus` where missing data is entered: the first such element takes the
 * focus.
 */
function focusWhatIsMissing(rows: HTMLElement | null): void {
  const position = rows?.querySelector('[data-focus="missing"]');
  position?.querySelector<HTMLElement>('input, button, a')?.focus();
}
