import { useCallback, useMemo } from 'react';
import type { Revision } from '@/api/wire';
import { SUB_STEP_IDS, type SubStepId } from '@/domain/onboarding/stepIds';
import { draftTyped, selectDraft } from '@/state/slices/drafts';
import { useAppDispatch, useAppSelector } from '@/state/hooks';
import { versionOf } from '../model/draftValues';

/** Stored beside the drafts of the sub-steps, with the same lifetime. */
const KEY = 'revised';

const subStepsIn = (values: Readonly<Record<string, unknown>>): SubStepId[] => {
  const { subSteps } = values;
  return Array.isArray(subSteps) ? SUB_STEP_IDS.filter((id) => subSteps.includes(id)) : [];
};

interface Revised {
  /** The flagged sub-steps that were saved since they were flagged. */
  saved: ReadonlySet<SubStepId>;
  /** Remembers that a sub-step was saved, so that its flag no longer holds up the review. */
  markSaved(this: void, id: SubStepId): void;
}

/**
 * The saved sub-steps of a revision. Assumption: the server keeps its flags until the application
 * is submitted again (`GET /user/onboarding-step/detail`), so the device remembers what was saved,
 * over a reload too; other flags start it over.
 */
export function useResolvedRevisions(revisions: readonly Revision[]): Revised {
  const dispatch = useAppDispatch();
  const record = useAppSelector(selectDraft(KEY));
  const version = versionOf(revisions);
  const isOpen = revisions.length > 0;
  const saved = useMemo(
    () => new Set(record?.baseVersion === version ? subStepsIn(record.values) : []),
    [record, version],
  );
  const markSaved = useCallback(
    (id: SubStepId) => {
      if (!isOpen) return;
      const subSteps = [...new Set(saved).add(id)];
      dispatch(draftTyped({ subStep: KEY, values: { subSteps }, baseVersion: version }));
    },
    [dispatch, isOpen, saved, version],
  );
  return { saved, markSaved };
}
