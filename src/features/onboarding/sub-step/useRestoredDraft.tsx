import { useState, type ReactNode } from 'react';
import { showPageHeading } from '@/ui/layout/showPageHeading';
import { beforeChoice } from '../model/draftMerge';
import type { FormValues, OnboardingContext, ValueComparison } from '../model/stepDefinition';
import { DraftChoice } from '../parts/draft/DraftChoice';
import { DraftNote } from '../parts/draft/DraftNote';
import { useSubStepDraft, type SubStepDraft } from './useSubStepDraft';

interface RestoredDraft<Values extends FormValues> extends Omit<SubStepDraft<Values>, 'restored'> {
  /** The initial values of the form; another `formKey` starts it over. */
  initialValues: Values;
  formKey: 'choice' | 'draft' | 'answers';
  /** The user has to choose first: until then the form shows stored values in the place of a choice. */
  isChoosing: boolean;
  /**
   * Shows that a draft was found and lets the user choose; null if there is none, or after the
   * choice.
   */
  note: ReactNode;
}

export interface DraftedForm {
  subStep: string;
  context: OnboardingContext;
  compare: ValueComparison<OnboardingContext>;
  excludedFromDraft: readonly string[];
  isReadOnly: boolean;
}

/**
 * The initial values of a form: the stored ones, or the draft that was found. It is restored at
 * once, unless the server has other values for the same fields: then the user chooses, field by
 * field (D10).
 */
export function useRestoredDraft<Values extends FormValues>(
  { subStep, context, compare, excludedFromDraft, isReadOnly }: DraftedForm,
  storedValues: Values,
): RestoredDraft<Values> {
  const { restored, ...draft } = useSubStepDraft(
    subStep,
    storedValues,
    excludedFromDraft,
    compare,
    isReadOnly,
  );
  const hasConflicts = restored !== null && restored.conflicts.length > 0;
  const [choice, setChoice] = useState<'open' | 'settled'>('open');
  const [unchosen] = useState(() => restored && beforeChoice(restored, storedValues));
  /** What the form begins with; null for the stored values. */
  const [start, setStart] = useState(hasConflicts ? null : (restored?.values ?? null));

  /** The note disappears, and with it the button that had the focus. */
  function settle(values: Values | null): void {
    setChoice('settled');
    setStart(values);
    showPageHeading();
  }
  function discard(): void {
    draft.discard();
    settle(null);
  }

  const isChoosing = hasConflicts && choice === 'open';
  const shown = isChoosing ? unchosen : start;
  const key = isChoosing ? 'choice' : 'draft';
  return {
    ...draft,
    initialValues: shown ?? storedValues,
    formKey: shown ? key : 'answers',
    isChoosing,
    note:
      restored !== null &&
      choice === 'open' &&
      (isChoosing ? (
        <DraftChoice
          draft={restored}
          stored={storedValues}
          compare={compare}
          context={context}
          onContinue={(values) => {
            // On the device too, so that nobody has to choose again after a reload.
            draft.typed(values);
            settle(values);
          }}
          onDiscard={discard}
        />
      ) : (
        <DraftNote
          typedAtMs={restored.typedAtMs}
          kind={restored.isOlder ? 'merged' : 'restored'}
          onContinue={() => settle(start)}
          onDiscard={discard}
        />
      )),
  };
}
