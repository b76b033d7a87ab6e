import { useState, type ReactNode } from 'react';
import { focusPageHeading } from '@/ui/layout/focusPageHeading';
import { DraftNote } from '../parts/DraftNote';
import type { FormValues } from '../model/stepDefinition';
import { useSubStepDraft, type SubStepDraft } from './useSubStepDraft';

interface RestoredDraft<Values extends FormValues> extends Omit<SubStepDraft<Values>, 'restored'> {
  /** The initial values of the form; another `formKey` starts it over. */
  initialValues: Values;
  formKey: 'draft' | 'answers';
  /**
   * Shows that a draft was found and lets the user choose; null if there is none, or after the
   * choice.
   */
  note: ReactNode;
}

/**
 * The initial values of a form: the stored ones, or the draft that was found. A current draft is
 * restored at once; for an outdated one the user chooses.
 */
export function useRestoredDraft<Values extends FormValues>(
  subStep: string,
  storedValues: Values,
  excludedFromDraft: readonly string[],
): RestoredDraft<Values> {
  const { restored, ...draft } = useSubStepDraft(subStep, storedValues, excludedFromDraft);
  const [choice, setChoice] = useState<'open' | 'continued' | 'discarded'>('open');
  const usesDraft =
    restored !== null && choice !== 'discarded' && (!restored.isStale || choice === 'continued');

  /** The note disappears, and with it the button that had the focus. */
  function choose(chosen: 'continued' | 'discarded'): void {
    setChoice(chosen);
    focusPageHeading();
  }

  return {
    ...draft,
    initialValues: usesDraft ? restored.values : storedValues,
    formKey: usesDraft ? 'draft' : 'answers',
    note: restored !== null && choice === 'open' && (
      <DraftNote
        typedAtMs={restored.typedAtMs}
        isStale={restored.isStale}
        onContinue={() => choose('continued')}
        onDiscard={() => {
          draft.discard();
          choose('discarded');
        }}
      />
    ),
  };
}
