import { useMemo, useState } from 'react';
import type { ApiProblem } from '@/api/problem';
import type { Place } from '@/domain/onboarding/visibleSteps';
import { useText } from '@/i18n/useText';
import { Form } from '@/ui/forms/Form';
import { SubmitButton } from '@/ui/forms/SubmitButton';
import { focusPageHeading } from '@/ui/layout/focusPageHeading';
import { versionOf } from './draftAnswers';
import { DraftNote } from './DraftNote';
import { useOnboarding } from './OnboardingProvider';
import type { FormStepDefinition, FormValues } from './stepDefinition';
import { OtherTabNote } from './OtherTabNote';
import { SafePart } from './SafePart';
import { SavedNote } from './SavedNote';
import { SaveProblem } from './SaveProblem';
import { SubStepActions } from './SubStepActions';
import { SubStepFrame } from './SubStepFrame';
import { useGoOn } from './useGoOn';
import { useSaveSubStep } from './useSaveSubStep';
import { useSubStepDraft } from './useSubStepDraft';

const NOTHING: readonly string[] = [];

/** A sub-step that is one form: the draft over the server's answers, checked and saved as a whole. */
export function FormSubStep({
  place,
  definition,
  isReadOnly,
  onStartOver,
}: {
  place: Place;
  definition: FormStepDefinition;
  isReadOnly: boolean;
  /** Opens the sub-step anew, with the server's answers of now. */
  onStartOver: () => void;
}) {
  const { t } = useText();
  const { context } = useOnboarding();
  const [answers] = useState(() => definition.initialValues(context));
  const draft = useSubStepDraft(place.subStep.id, answers, definition.neverKept ?? NOTHING);
  const { restored } = draft;
  const [choice, setChoice] = useState<'open' | 'continued' | 'discarded'>('open');
  const [problem, setProblem] = useState<ApiProblem | null>(null);
  const save = useSaveSubStep(place);
  const hasNewerAnswers = versionOf(definition.initialValues(context)) !== versionOf(answers);
  const { forward, back } = useGoOn(place);
  const schema = useMemo(() => definition.schema(context), [definition, context]);

  // An older draft waits for the user's choice; a current one is simply put back.
  const usesDraft =
    restored !== null && choice !== 'discarded' && (!restored.isStale || choice === 'continued');
  const initialValues = usesDraft ? restored.values : answers;

  /** The note goes, and with it the button that had the focus. */
  function choose(chosen: 'continued' | 'discarded'): void {
    setChoice(chosen);
    focusPageHeading();
  }

  async function submit(values: FormValues): Promise<void> {
    setProblem(null);
    const outcome = await save(definition.save(values, context));
    if (outcome.kind === 'failed') {
      setProblem(outcome.problem);
      return;
    }
    draft.discard();
    forward();
  }

  return (
    <SubStepFrame place={place} isReadOnly={isReadOnly}>
      {!isReadOnly && (
        <OtherTabNote
          subStep={place.subStep.id}
          hasNewerAnswers={hasNewerAnswers}
          onStartOver={onStartOver}
        />
      )}
      {restored !== null && choice === 'open' && !isReadOnly && (
        <DraftNote
          typedAtMs={restored.typedAtMs}
          isStale={restored.isStale}
          onContinue={() => choose('continued')}
          onDiscard={() => {
            draft.discard();
            choose('discarded');
          }}
        />
      )}
      <Form
        key={usesDraft ? 'draft' : 'answers'}
        initialValues={initialValues}
        schema={schema}
        onChange={draft.typed}
        onSubmit={submit}
        isReadOnly={isReadOnly}
      >
        <SafePart>
          <definition.Fields context={context} />
        </SafePart>
        <SaveProblem problem={problem} />
        <SubStepActions onBack={back} note={<SavedNote id={place.subStep.id} />}>
          {!isReadOnly && <SubmitButton>{t('common.saveAndContinue')}</SubmitButton>}
        </SubStepActions>
      </Form>
    </SubStepFrame>
  );
}
