import { useCallback, useRef, useState } from 'react';
import { isSameJson } from '@/primitives/isSameJson';
import { draftDiscarded, draftTyped, selectDraft } from '@/state/slices/drafts';
import { useAppDispatch, useAppStore } from '@/state/hooks';
import { changesFrom, isDraftSaved, versionOf, withDraft } from '../model/draftValues';
import type { FormValues } from '../model/stepDefinition';

export interface SubStepDraft<Values extends FormValues> {
  /** What was typed on this device and not saved; null if there is nothing. */
  restored: { values: Values; typedAtMs: number; isStale: boolean } | null;
  /** Stores what is typed; nothing is stored if it equals the stored values of the server. */
  typed(values: Values): void;
  discard(): void;
  /** Whether something was typed here, or in another tab, and is not saved. */
  isUnsaved(): boolean;
  /** Some typed values were saved: the draft is now based on these stored values. */
  rebase(storedValues: Values): void;
}

/**
 * The draft of one sub-step: read once when the form opens, written while typing. It is stale if
 * the server's values have changed since typing began. `initial` are the stored values.
 */
export function useSubStepDraft<Values extends FormValues>(
  subStep: string,
  initial: Values,
  excludedFromDraft: readonly string[],
): SubStepDraft<Values> {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  /** The stored values that the typing is based on. */
  const base = useRef(initial);
  const [restored] = useState(() => {
    const draft = selectDraft(subStep)(store.getState());
    if (draft === null || isDraftSaved(draft, initial)) return null;
    return {
      values: withDraft(initial, draft.values),
      typedAtMs: draft.typedAtMs,
      isStale: draft.baseVersion !== versionOf(initial),
    };
  });

  const typed = useCallback(
    (values: Values) => {
      if (isSameJson(values, base.current)) {
        if (selectDraft(subStep)(store.getState())) dispatch(draftDiscarded({ subStep }));
        return;
      }
      const baseVersion = versionOf(base.current);
      const changed = changesFrom(base.current, values);
      dispatch(draftTyped({ subStep, values: changed, baseVersion, excludedFromDraft }));
    },
    [dispatch, store, subStep, excludedFromDraft],
  );
  const discard = useCallback(
    () => void dispatch(draftDiscarded({ subStep })),
    [dispatch, subStep],
  );
  const rebase = useCallback(
    (storedValues: Values) => {
      if (isSameJson(storedValues, base.current)) return;
      base.current = storedValues;
      const draft = selectDraft(subStep)(store.getState());
      if (draft !== null) typed(withDraft(storedValues, draft.values));
    },
    [store, subStep, typed],
  );
  const isUnsaved = useCallback(
    () => selectDraft(subStep)(store.getState()) !== null,
    [store, subStep],
  );
  return { restored, typed, discard, isUnsaved, rebase };
}
