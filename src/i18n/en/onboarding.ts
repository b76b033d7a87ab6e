import type { onboarding as idOnboarding } from '../id/onboarding';

export const onboarding = {} as const satisfies Record<keyof typeof idOnboarding, string>;
