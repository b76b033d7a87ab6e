import { useCallback, useRef, useState } from 'react';
import { isSameJson } from '@/primitives/isSameJson';
import { draftDiscarded, draftTyped, selectDraft } from '@/state/slices/drafts';
import { useAppDispatch, useAppStore } from '@/state/hooks';
import { draftToMerge, mergeDraft, type MergedDraft } from '../model/draftMerge';
import { changesFrom, versionOf, withDraft } from '../model/draftValues';
import type { FormValues, ValueEquality } from '../model/stepDefinition';

/** What was typed on this device and not saved, over the stored values. */
export interface RestoredValues<Values> extends MergedDraft<Values> {
  typedAtMs: number;
}

export interface SubStepDraft<Values extends FormValues> {
  /** Null if there is nothing. */
  restored: RestoredValues<Values> | null;
  /** Stores what is typed; nothing is stored if it equals the stored values of the server. */
  typed(values: Values): void;
  /** These values are being sent: what the server stores of them is no change by another device. */
  sending(values: Values): void;
  discard(): void;
  /** Whether something was typed here, or in another tab, and is not saved. */
  isUnsaved(): boolean;
  /** Some typed values were saved: the draft is now based on these stored values. */
  rebase(storedValues: Values): void;
}

/**
 * The draft of one sub-step: read once when the form opens, written while typing. `initial` are the
 * stored values. A form that opens as read-only shows what is stored, and leaves the draft alone.
 */
export function useSubStepDraft<Values extends FormValues>(
  subStep: string,
  initial: Values,
  excludedFromDraft: readonly string[],
  equality: ValueEquality,
  isReadOnly: boolean,
): SubStepDraft<Values> {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  /** The stored values that the typing is based on. */
  const base = useRef(initial);
  const [found] = useState(() => (isReadOnly ? null : selectDraft(subStep)(store.getState())));
  /** What a save has sent, of this page or of one before it; it may or may not be stored. */
  const sent = useRef(found?.sentValues);
  const [restored] = useState(() => {
    if (found === null) return null;
    const merged = mergeDraft(initial, draftToMerge(found), equality);
    return merged.touched.length === 0 ? null : { ...merged, typedAtMs: found.typedAtMs };
  });

  const typed = useCallback(
    (values: Values) => {
      const baseValues = base.current;
      if (isSameJson(values, baseValues)) {
        if (selectDraft(subStep)(store.getState())) dispatch(draftDiscarded({ subStep }));
        return;
      }
      dispatch(
        draftTyped({
          subStep,
          values: changesFrom(baseValues, values),
          baseValues,
          baseVersion: versionOf(baseValues),
          sentValues: sent.current,
          excludedFromDraft,
        }),
      );
    },
    [dispatch, store, subStep, excludedFromDraft],
  );
  const sending = useCallback(
    (values: Values) => {
      sent.current = changesFrom(base.current, values);
      typed(values);
    },
    [typed],
  );
  const discard = useCallback(
    () => void dispatch(draftDiscarded({ subStep })),
    [dispatch, subStep],
  );
  const rebase = useCallback(
    (storedValues: Values) => {
      if (isSameJson(storedValues, base.current)) return;
      base.current = storedValues;
      sent.current = undefined;
      const draft = selectDraft(subStep)(store.getState());
      if (draft !== null) typed(withDraft(storedValues, draft.values));
    },
    [store, subStep, typed],
  );
  const isUnsaved = useCallback(
    () => selectDraft(subStep)(store.getState()) !== null,
    [store, subStep],
  );
  return { restored, typed, sending, discard, isUnsaved, rebase };
}
