import { useMemo, type ReactNode } from 'react';
import { onboardingState } from '../model/onboardingState';
import type { OnboardingContext } from '../model/stepDefinition';
import { OnboardingStateContext } from '../model/useOnboarding';
import { definitionOf } from './registry';
import { useResolvedRevisions } from './useResolvedRevisions';
import { useSavedDraftCleanup } from './useSavedDraftCleanup';

/** Computes the state of an onboarding for everything below. */
export function OnboardingProvider({
  context,
  children,
}: {
  context: OnboardingContext;
  children: ReactNode;
}) {
  const { saved, markSaved } = useResolvedRevisions(context.stepDetail.revisions);
  const onboarding = useMemo(
    () => ({ ...onboardingState(context, saved, definitionOf), markSaved }),
    [context, saved, markSaved],
  );
  useSavedDraftCleanup(onboarding);
  return <OnboardingStateContext value={onboarding}>{children}</OnboardingStateContext>;
}
