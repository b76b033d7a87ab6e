import { useMemo, type ReactNode } from 'react';
import { onboardingState } from '../model/onboardingState';
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
  const state = useMemo(() => onboardingState(context, definitionOf), [context]);
  const changed = useChangedSince(state);
  const onboarding = useMemo(() => ({ ...state, changed }), [state, changed]);
  useSavedDraftCleanup(onboarding);
  return <OnboardingStateContext value={onboarding}>{children}</OnboardingStateContext>;
}
