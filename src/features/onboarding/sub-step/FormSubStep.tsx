import { useEffect, useMemo, useRef, useState } from 'react';
import type { SubStepPosition } from '@/domain/onboarding/visibleSteps';
import { typedMessageRef } from '@/i18n/typedMessageRef';
import { useText } from '@/i18n/useText';
import { Form } from '@/ui/forms/Form';
import { SubmitButton } from '@/ui/forms/SubmitButton';
import { isSameJson } from '@/primitives/isSameJson';
import { useScreenSignal } from '@/primitives/useScreenSignal';
import { useAppDispatch } from '@/state/hooks';
import { noticeShown } from '@/state/notices';
import { versionOf } from '../model/draftValues';
import { useOnboarding } from '../model/useOnboarding';
import type { FormStepDefinition, FormValues, SubStepContent } from '../model/stepDefinition';
import { OtherTabNote } from './OtherTabNote';
import { StepErrorBoundary } from '../parts/StepErrorBoundary';
import { RevisionPanel } from './RevisionPanel';
import { SavedNote } from './SavedNote';
import { SaveProblem } from './SaveProblem';
import { SubStepActions } from './SubStepActions';
import { SubStepFrame } from './SubStepFrame';
import { useStepNavigation } from './useStepNavigation';
import { useRevision, type Obstacle, type StartOver } from './useRevision';
import { useFreshDetail } from './useFreshDetail';
import { useRestoredDraft } from './useRestoredDraft';
import { useSaveSubStep, type FailedSave } from './useSaveSubStep';

const NOTHING: readonly string[] = [];

/** The form stays open with what was typed during its save: that is a change to save next. */
const SAVED_BEFORE_MORE_WAS_TYPED = noticeShown({
  kind: 'info',
  body: typedMessageRef('onboarding.saved.moreTyped'),
});

/** A sub-step with one form: the draft on top of the stored values, checked and saved as a whole. */
export function FormSubStep({
  position,
  definition,
  Fields,
  isReadOnly,
  obstacleBefore,
  onStartOver,
}: {
  position: SubStepPosition;
  definition: FormStepDefinition;
  Fields: SubStepContent;
  isReadOnly: boolean;
  /** Why 'Sudah sesuai' has opened it again; null if something else did. */
  obstacleBefore: Obstacle | null;
  onStartOver: StartOver;
}) {
  const { t } = useText();
  const dispatch = useAppDispatch();
  const screenSignal = useScreenSignal();
  const { context } = useOnboarding();
  const [baseContext] = useState(context);
  const [storedValues] = useState(() => definition.initialValues(context));
  const { compare, excludedFromDraft = NOTHING } = definition;
  const draft = useRestoredDraft(
    { subStep: position.subStep.id, context, compare, excludedFromDraft, isReadOnly },
    storedValues,
  );
  const isClosed = isReadOnly || draft.isChoosing;
  const { rebase } = draft;
  const [failed, setFailed] = useState<FailedSave | null>(null);
  /** A save of this form is running or was stored in part: the stored values are our own. */
  const isOwnChange = useRef(false);
  /** What is saved, until the next page is there: pressing again only leads on. */
  const saved = useRef<FormValues | null>(null);
  const save = useSaveSubStep(position);
  const readNewest = useFreshDetail();
  const attempts = useRef<readonly FormValues[]>([]);
  /** What the form holds: what its last save began with, or what was typed since. */
  const inForm = useRef<FormValues | null>(null);
  const newestValues = useMemo(() => definition.initialValues(context), [definition, context]);
  const hasNewerValues = versionOf(newestValues) !== versionOf(storedValues);
  const { forward, back } = useStepNavigation(position);
  /** A save of this form has changed something, if only in part. */
  const hasChanged = useRef(false);
  const revision = useRevision(position.subStep.id, {
    isUnsaved: () => draft.isUnsaved(),
    save: () => save([], { isResumed: false, isRevised: true }),
    forward,
    startOver: onStartOver,
    obstacleBefore,
    formKey: draft.formKey,
  });
  const schema = useMemo(() => definition.schema(context), [definition, context]);

  // After a half-way save the draft is based on what was stored: it is not older than the server's
  // data.
  useEffect(() => {
    if (isOwnChange.current) rebase(newestValues);
  }, [rebase, newestValues]);

  async function submit(values: FormValues): Promise<void> {
    setFailed(null);
    revision.clear();
    if (saved.current === values) return forward();
    inForm.current = values;
    const isResumed = draft.formKey === 'draft' || isOwnChange.current;
    const newest = definition.replaces?.length
      ? await readNewest(context, definition.replaces)
      : { value: context };
    if (newest.problem) {
      setFailed({ kind: 'failed', problem: newest.problem, failedCall: 'detail', stored: [] });
      return;
    }
    const history = { base: storedValues, baseContext, attempts: attempts.current };
    const calls = definition.save(values, newest.value, history);
    if (revision.isHeldBack(hasChanged.current || calls.length > 0)) return;
    hasChanged.current ||= calls.length > 0;
    isOwnChange.current = true;
    draft.sending(values);
    attempts.current = [...attempts.current, values];
    const outcome = await save(calls, { isResumed, isRevised: revision.isOpen });
    if (outcome.kind === 'failed') {
      isOwnChange.current = outcome.stored.length > 0 || outcome.problem.mayHaveArrived;
      setFailed(outcome);
      return;
    }
    if (!isSameJson(inForm.current, values)) {
      draft.rebase(values);
      if (!screenSignal().aborted) dispatch(SAVED_BEFORE_MORE_WAS_TYPED);
      return;
    }
    saved.current = values;
    draft.discard();
    return forward();
  }

  return (
    <SubStepFrame
      position={position}
      isReadOnly={isReadOnly}
      revision={!isReadOnly && <RevisionPanel {...revision} />}
    >
      {!isReadOnly && (
        <OtherTabNote
          subStep={position.subStep.id}
          hasNewerValues={hasNewerValues}
          onStartOver={() => onStartOver()}
        />
      )}
      {!isReadOnly && draft.note}
      <Form
        key={draft.formKey}
        initialValues={draft.initialValues}
        schema={schema}
        onChange={(values) => {
          inForm.current = values;
          revision.clear();
          draft.typed(values);
        }}
        onSubmit={(values) => revision.during(() => submit(values))}
        isReadOnly={isClosed}
      >
        <StepErrorBoundary>
          <Fields context={context} />
        </StepErrorBoundary>
        <SaveProblem failed={failed} />
        <SubStepActions
          onBack={back}
          note={failed === null && !isReadOnly && <SavedNote id={position.subStep.id} />}
        >
          {!isClosed && <SubmitButton>{t('actions.saveAndContinue')}</SubmitButton>}
        </SubStepActions>
      </Form>
    </SubStepFrame>
  );
}
