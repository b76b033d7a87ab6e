import { useEffect, useMemo } from 'react';
import type { SubStepId } from '@/domain/onboarding/stepIds';
import { draftTyped, selectDraft } from '@/state/slices/drafts';
import { useAppDispatch, useAppSelector } from '@/state/hooks';
import { versionOf } from '../model/draftValues';
import type { OnboardingState } from '../model/onboardingState';

/** Stored beside the drafts of the sub-steps, with the same lifetime. */
const KEY = 'flagged';

type Versions = Readonly<Record<string, unknown>>;

/** The versions of what is stored in the flagged sub-steps. */
function versionsNow({ flags, definitionOf, context }: OnboardingState): Versions {
  const versionIn = (id: SubStepId): string => {
    if (id === 'review') return '';
    const definition = definitionOf(id);
    return versionOf(
      definition.kind === 'form' ? definition.initialValues(context) : definition.records(context),
    );
  };
  return Object.fromEntries([...flags.keys()].map((id) => [id, versionIn(id)]));
}

/**
 * The flagged sub-steps in which something has changed since this device first saw the flags, also
 * over a reload and in lists whose records save themselves. Assumption: where the device has
 * forgotten that (another one, after a day or a sign-out), 'Sudah sesuai' leads on, so the server
 * need not know it.
 */
export function useChangedSince(state: OnboardingState): ReadonlySet<SubStepId> {
  const dispatch = useAppDispatch();
  const record = useAppSelector(selectDraft(KEY));
  const { flags } = state;
  const notes = [...flags].map(([id, revisions]) => [
    id,
    ...revisions.map(({ field, note, previous }) => [field, note, previous]),
  ]);
  const baseVersion = versionOf(notes);
  const values = useMemo(() => versionsNow(state), [state]);
  const isKnown = flags.size === 0 || record?.baseVersion === baseVersion;
  useEffect(() => {
    if (!isKnown) dispatch(draftTyped({ subStep: KEY, values, baseVersion }));
  }, [dispatch, isKnown, values, baseVersion]);

  const before = isKnown ? record?.values : undefined;
  return useMemo(
    () => new Set([...flags.keys()].filter((id) => before && before[id] !== values[id])),
    [flags, before, values],
  );
}
