import { useMemo, useState } from 'react';
import { shallowEqual } from 'react-redux';
import { useGetOnboardingStepQuery } from '@/api/onboardingStepApi';
import { useGetProfileQuery } from '@/api/authApi';
import { useGetUserDetailQuery } from '@/api/userApi';
import type { ApiProblem } from '@/api/problem';
import { dayInJakarta } from '@/domain/dates';
import type { OnboardingFacts } from '@/domain/onboarding/facts';
import type { Flow } from '@/domain/onboarding/flow';
import { selectDraft } from '@/state/slices/drafts';
import { useAppSelector } from '@/state/hooks';
import { pickKeys } from '@/primitives/records';
import type { RootState } from '@/state/rootReducer';
import { onboardingState, type OnboardingState } from '../model/onboardingState';
import { definitionOf, definitions } from './registry';
import { draftToMerge, mergeDraft } from '../model/draftMerge';
import { resourcesReadIn } from './resourcesReadIn';
import { useResources, type Loading } from './useResources';
import type { OnboardingContext } from '../model/stepDefinition';

export type LoadedContext =
  | { kind: 'loading' }
  | { kind: 'failed'; problem: ApiProblem; retry: () => void }
  | { kind: 'ready'; context: OnboardingContext };

/**
 * What drafts mean for the flow; nothing while the user has to choose between draft and server, or
 * where the sub-step cannot be edited.
 */
function typedFactsIn(
  state: RootState,
  served: OnboardingContext,
  isEditable: OnboardingState['isEditable'],
): OnboardingFacts | null {
  for (const definition of definitions) {
    if (definition.kind !== 'form' || definition.typedFacts === undefined) continue;
    if (!isEditable(definition.id)) continue;
    const draft = selectDraft(definition.id)(state);
    if (draft === null) continue;
    const stored = definition.initialValues(served);
    const merged = mergeDraft(stored, draftToMerge(draft), definition.compare);
    if (merged.conflicts.length > 0) continue;
    const facts = definition.typedFacts(
      pickKeys(draft.values, (name) => merged.touched.includes(name)),
    );
    if (facts !== null) return facts;
  }
  return null;
}

/** Unsaved values count at once, such as whether there is a spouse. */
function useFacts(served: OnboardingContext | null): OnboardingFacts | null {
  const isEditable = useMemo(
    () => served && onboardingState(served, definitionOf).isEditable,
    [served],
  );
  const typed = useAppSelector(
    (state) => served && isEditable && typedFactsIn(state, served, isEditable),
    shallowEqual,
  );
  return typed ?? served?.facts ?? null;
}

/** Loads all stored data of the application that the flow reads. */
export function useOnboardingContext(flow: Flow): LoadedContext {
  const profile = useGetProfileQuery();
  const detail = useGetUserDetailQuery();
  const stepDetail = useGetOnboardingStepQuery();
  const { values, queries: read } = useResources(useMemo(() => resourcesReadIn(flow), [flow]));
  const queries: readonly Loading[] = [profile, detail, stepDetail, ...read];
  const [today] = useState(() => dayInJakarta(Date.now()));

  const isLoaded = queries.every(({ currentData }) => currentData !== undefined);
  const served = useMemo<OnboardingContext | null>(() => {
    if (!isLoaded || !profile.currentData || !detail.currentData || !stepDetail.currentData)
      return null;
    return {
      flow,
      profile: profile.currentData,
      detail: detail.currentData,
      stepDetail: stepDetail.currentData,
      ...values,
      facts: { maritalStatusId: detail.currentData.information.marital_status_id },
      today,
      isReadOnly: false,
    };
  }, [
    isLoaded,
    flow,
    profile.currentData,
    detail.currentData,
    stepDetail.currentData,
    values,
    today,
  ]);

  const facts = useFacts(served);
  const context = useMemo(() => served && facts && { ...served, facts }, [served, facts]);

  if (context) return { kind: 'ready', context };
  const failed = queries.filter((query) => query.isError && !query.isFetching);
  const problem = failed[0]?.error;
  if (!problem || queries.some((query) => query.isFetching)) return { kind: 'loading' };
  return {
    kind: 'failed',
    problem: problem as ApiProblem,
    retry: () => failed.forEach((query) => void query.refetch()),
  };
}
