import type { ComponentType } from 'react';
import { VARIANT_IDS, type VariantId } from '@/domain/access/variants';
import { flows } from '@/domain/onboarding/flows/all';
import { OnboardingLayout } from '@/features/onboarding/screens/OnboardingLayout';

const routeOf = (id: VariantId): ComponentType =>
  function OnboardingRoute() {
    return <OnboardingLayout flow={flows[id]} />;
  };

/** The onboarding routes of each variant, derived from its flow. */
export const onboardingRoutes = Object.fromEntries(
  VARIANT_IDS.map((id) => [id, routeOf(id)]),
) as Readonly<Record<VariantId, ComponentType>>;
