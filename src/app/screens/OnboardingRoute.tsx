import { individuNonPartner } from '@/domain/onboarding/flows/individuNonPartner';
import { OnboardingLayout } from '@/features/onboarding/engine/OnboardingLayout';

/** Onboarding of an individual borrower without a partner. */
export const IndividuNonPartnerRoute = () => <OnboardingLayout flow={individuNonPartner} />;
