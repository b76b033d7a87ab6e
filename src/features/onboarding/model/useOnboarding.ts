import { createContext, use } from 'react';
import type { SubStepId } from '@/domain/onboarding/stepIds';
import type { OnboardingState } from './onboardingState';

interface Onboarding extends OnboardingState {
  /** Flagged sub-steps whose stored answers have changed since the flags were first seen here. */
  changed: ReadonlySet<SubStepId>;
}

/** Provides one state to hub, sub-steps and review. */
export const OnboardingStateContext = createContext<Onboarding | null>(null);

/** The state of the onboarding around. */
export function useOnboarding(): Onboarding {
  const onboarding = use(OnboardingStateContext);
  if (onboarding === null) throw new Error('useOnboarding needs an OnboardingProvider above it');
  return onboarding;
}
