import { useMemo } from 'react';
import { shallowEqual } from 'react-redux';
import type { OnboardingFacts } from '@/domain/onboarding/facts';
import type { Flow } from '@/domain/onboarding/flow';
import type { SubStepId } from '@/domain/onboarding/stepIds';
import { selectDraft } from '@/state/slices/drafts';
import { useAppSelector } from '@/state/hooks';
import { pickKeys } from '@/primitives/records';
import type { RootState } from '@/state/rootReducer';
import { onboardingState, type OnboardingState } from '../model/onboardingState';
import { definitionOf, definitions } from './registry';
import { draftToMerge, mergeDraft } from '../model/draftMerge';
import { resourcesReadIn } from './resourcesReadIn';
import { useStoredContext, type LoadedContext } from './useStoredContext';
import type { OnboardingContext } from '../model/stepDefinition';

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
    const draft = selectDraft(definition.id)(state);
    if (draft === null || !isEditable(definition.id)) continue;
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
  const isEditable = useMemo(() => {
    if (served === null) return null;
    // Only where there is a draft: it asks the rules of all sub-steps.
    let state: OnboardingState | null = null;
    return (id: SubStepId) => (state ??= onboardingState(served, definitionOf)).isEditable(id);
  }, [served]);
  const typed = useAppSelector(
    (state) => served && isEditable && typedFactsIn(state, served, isEditable),
    shallowEqual,
  );
  return typed ?? served?.facts ?? null;
}

/** Loads all stored data of the application that the flow reads, with what drafts mean for it. */
export function useOnboardingContext(flow: Flow): LoadedContext {
  const loaded = useStoredContext(
    flow,
    useMemo(() => resourcesReadIn(flow), [flow]),
  );
  const served = loaded.kind === 'ready' ? loaded.context : null;
  const facts = useFacts(served);
  const context = useMemo(() => served && facts && { ...served, facts }, [served, facts]);
  return context ? { kind: 'ready', context } : loaded;
}
