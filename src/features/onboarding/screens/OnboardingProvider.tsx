import { useMemo, useState, type ReactNode } from 'react';
import { STATUS } from '@/domain/access/statuses';
import type { SubStepId } from '@/domain/onboarding/stepIds';
import { onboardingState, type OnboardingState } from '../model/onboardingState';
import type { OnboardingContext } from '../model/stepDefinition';
import { OnboardingStateContext } from '../model/useOnboarding';
import { definitionOf } from './registry';
import { useChangedSince } from './useChangedSince';
import { useSavedDraftCleanup } from './useSavedDraftCleanup';

/** Computes the state of an onboarding for everything below. */
export function OnboardingProvider({
  context,
  children,
}: {
  context: OnboardingContext;
  children: ReactNode;
}) {
  const state = useOpenGaps(useMemo(() => onboardingState(context, definitionOf), [context]));
  const changed = useChangedSince(state);
  const onboarding = useMemo(() => ({ ...state, changed }), [state, changed]);
  useSavedDraftCleanup(onboarding);
  return <OnboardingStateContext value={onboarding}>{children}</OnboardingStateContext>;
}

const NONE: ReadonlySet<SubStepId> = new Set();

/**
 * In a revision, what lacked an answer can be corrected for the rest of the visit, also once the
 * answer is there: an upload that completes a sub-step would close it at once.
 */
function useOpenGaps(state: OnboardingState): OnboardingState {
  const { visible, completed, context } = state;
  const [gaps, setGaps] = useState(NONE);
  const isRevision = context.profile.status_id === STATUS.businessRevision;
  const missing = visible
    .flatMap(({ positions }) => positions)
    .map(({ subStep }) => subStep.id)
    .filter((id) => isRevision && !completed.has(id) && !gaps.has(id));
  if (missing.length > 0) setGaps(new Set([...gaps, ...missing]));
  return useMemo(
    () => ({ ...state, isEditable: (id) => state.isEditable(id) || (isRevision && gaps.has(id)) }),
    [state, isRevision, gaps],
  );
}
