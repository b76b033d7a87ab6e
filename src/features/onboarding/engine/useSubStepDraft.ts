import { useCallback, useState } from 'react';
import { draftDiscarded, draftTyped, selectDraft } from '@/state/slices/drafts';
import { useAppDispatch, useAppStore } from '@/state/hooks';
import { isSameAnswers, isSpent, versionOf, withDraft } from './draftAnswers';
import type { FormValues } from './stepDefinition';

export interface SubStepDraft<Values extends FormValues> {
  /** What was typed on this device and not saved; null where there is nothing. */
  restored: { values: Values; typedAtMs: number; isStale: boolean } | null;
  /** Keeps what is typed; without a difference from the server's answers nothing is kept. */
  typed(values: Values): void;
  discard(): void;
}

/**
 * The draft of one sub-step: read once when the form opens, written as one types. It is stale where
 * the server has stored other answers since typing began. `initial` are the server's answers.
 */
export function useSubStepDraft<Values extends FormValues>(
  subStep: string,
  initial: Values,
  neverKept: readonly string[],
): SubStepDraft<Values> {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const [baseVersion] = useState(() => versionOf(initial));
  const [base] = useState(initial);
  const [restored] = useState(() => {
    const draft = selectDraft(subStep)(store.getState());
    if (draft === null || isSpent(draft, base)) return null;
    return {
      values: withDraft(base, draft.values),
      typedAtMs: draft.typedAtMs,
      isStale: draft.baseVersion !== baseVersion,
    };
  });

  const typed = useCallback(
    (values: Values) => {
      if (isSameAnswers(values, base)) {
        if (selectDraft(subStep)(store.getState())) dispatch(draftDiscarded({ subStep }));
        return;
      }
      dispatch(draftTyped({ subStep, values, baseVersion, neverKept }));
    },
    [dispatch, store, subStep, base, baseVersion, neverKept],
  );
  const discard = useCallback(() => dispatch(draftDiscarded({ subStep })), [dispatch, subStep]);
  return { restored, typed, discard };
}
