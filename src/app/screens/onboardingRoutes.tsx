import type { ComponentType } from 'react';
import { VARIANT_IDS, variantsOf, type VariantId } from '@/domain/access/variants';
import type { RoleAndType } from '@/domain/access/viewer';
import { flows } from '@/domain/onboarding/flows/all';
import type { AppThunk } from '@/state/types';
import { recordOf } from '@/primitives/records';
import { fetchApplication } from '@/features/onboarding/screens/fetchApplication';
import { OnboardingLayout } from '@/features/onboarding/screens/OnboardingLayout';

const routeOf = (id: VariantId): ComponentType =>
  function OnboardingRoute() {
    return <OnboardingLayout flow={flows[id]} />;
  };

/** The onboarding routes of each variant, derived from its flow. */
export const onboardingRoutes = recordOf(VARIANT_IDS, routeOf);

/** Asks for the application of somebody of whom it is not known yet whether there is a partner. */
export const fetchApplicationOf = (person: RoleAndType): AppThunk =>
  fetchApplication(variantsOf(person).map((id) => flows[id]));
