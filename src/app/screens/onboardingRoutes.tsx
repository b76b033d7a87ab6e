import type { ComponentType } from 'react';
import { VARIANT_IDS, type VariantId } from '@/domain/access/variants';
import { flows } from '@/domain/onboarding/flows/all';
import { recordOf } from '@/primitives/records';
import { OnboardingLayout } from '@/features/onboarding/screens/OnboardingLayout';

const routeOf = (id: VariantId): ComponentType =>
  function OnboardingRoute() {
    return <OnboardingLayout flow={flows[id]} />;
  };

/** The onboarding routes of each variant, derived from its flow. */
export const onboardingRoutes = recordOf(VARIANT_IDS, routeOf);
