import type { ComponentType } from 'react';
import { VARIANT_IDS, variantsOf, type VariantId } from '@/domain/access/variants';
import { flows } from '@/domain/onboarding/flows/all';
import type { SignedInPerson } from '@/domain/session/loginOutcome';
import { openDraftsAhead } from '@/state/drafts/openDrafts';
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

/**
 * Asks for the application of somebody of whom it is not known yet whether there is a partner, and
 * reads the drafts, which its page waits for.
 */
export const fetchApplicationOf =
  (person: SignedInPerson): AppThunk<Promise<void>> =>
  async (dispatch) => {
    const candidates = variantsOf(person).map((id) => flows[id]);
    if (candidates.length === 0) return;
    const fetched = dispatch(fetchApplication(candidates));
    if (person.userId !== null) dispatch(openDraftsAhead(person.userId));
    await fetched;
  };
