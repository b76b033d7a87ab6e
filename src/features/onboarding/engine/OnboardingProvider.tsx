import { createContext, use, useMemo, type ReactNode } from 'react';
import type { SubStepId } from '@/domain/onboarding/stepIds';
import { onboardingState, type OnboardingState } from './onboardingState';
import type { OnboardingContext } from './stepDefinition';
import { useResolvedRevisions } from './useResolvedRevisions';
import { useSavedDraftCleanup } from './useSavedDraftCleanup';

interface Onboarding extends OnboardingState {
  /** Remembers that a flagged sub-step was saved, so that its flag no longer holds up the review. */
  markSaved(id: SubStepId): void;
}

const Context = createContext<Onboarding | null>(null);

/** Gives hub, sub-steps and review one state to agree on. */
export function OnboardingProvider({
  context,
  children,
}: {
  context: OnboardingContext;
  children: ReactNode;
}) {
  const { saved, markSaved } = useResolvedRevisions(context.stepDetail.revisions);
  const onboarding = useMemo(
    () => ({ ...onboardingState(context, saved), markSaved }),
    [context, saved, markSaved],
  );
  useSavedDraftCleanup(onboarding);
  return <Context value={onboarding}>{children}</Context>;
}

/** The state of the onboarding around. */
export function useOnboarding(): Onboarding {
  const onboarding = use(Context);
  if (onboarding === null) throw new Error('useOnboarding needs an OnboardingProvider above it');
  return onboarding;
}
