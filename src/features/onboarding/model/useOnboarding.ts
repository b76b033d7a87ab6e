import { createContext, use } from 'react';
import type { SubStepId } from '@/domain/onboarding/stepIds';
import type { OnboardingState } from './onboardingState';

interface Onboarding extends OnboardingState {
  /** Remembers that a flagged sub-step was saved, so that its flag no longer holds up the review. */
  markSaved(id: SubStepId): void;
}

/** Provides one state to hub, sub-steps and review. */
export const OnboardingStateContext = createContext<Onboarding | null>(null);

/** The state of the onboarding around. */
export function useOnboarding(): Onboarding {
  const onboarding = use(OnboardingStateContext);
  if (onboarding === null) throw new Error('useOnboarding needs an OnboardingProvider above it');
  return onboarding;
}
