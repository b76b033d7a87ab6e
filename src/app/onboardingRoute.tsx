import { Outlet, type RouteObject } from 'react-router-dom';
import { SUB_STEP_PATTERN } from '@/domain/access/paths';
import { variantNeed } from '@/domain/access/routeNeeds';
import type { OnboardingVariant } from '@/domain/access/variants';
import { Guarded } from './entry/Guarded';
import { fetched, type FetchScreen } from './fetchedScreen';

const fetchHub: FetchScreen = async () =>
  (await import('@/features/onboarding/hub/HubScreen')).HubScreen;
const fetchSubStep: FetchScreen = async () =>
  (await import('@/features/onboarding/screens/SubStepScreen')).SubStepScreen;

/** The onboarding of a variant: the hub, and below it a page for each sub-step. */
export function onboardingRoute(variant: OnboardingVariant, fetchLayout: FetchScreen): RouteObject {
  return {
    path: variant.path,
    element: (
      <Guarded need={variantNeed(variant)}>
        <Outlet />
      </Guarded>
    ),
    children: [
      {
        lazy: fetched(fetchLayout),
        children: [
          { index: true, lazy: fetched(fetchHub) },
          { path: SUB_STEP_PATTERN, lazy: fetched(fetchSubStep) },
        ],
      },
    ],
  };
}
