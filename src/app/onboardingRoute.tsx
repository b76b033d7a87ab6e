import type { RouteObject } from 'react-router-dom';
import { SUB_STEP_PATTERN } from '@/domain/access/paths';
import { variantNeed } from '@/domain/access/routeNeeds';
import { fetchSubStepScreen } from '@/features/onboarding/screens/fetchSubStepScreen';
import type { OnboardingVariant } from '@/domain/access/variants';
import type { GuardContext } from './entry/guardContext';
import { guardedRoute } from './entry/guardedRoute';
import { fetchHub } from './fetchAfterSignIn';
import { lazyScreen, type FetchScreen } from './lazyScreen';

/** The onboarding of a variant: the hub, and below it a page for each sub-step. */
export const onboardingRoute = (
  guards: GuardContext,
  variant: OnboardingVariant,
  fetchLayout: FetchScreen,
): RouteObject =>
  guardedRoute(guards, variant.path, variantNeed(variant), [
    {
      lazy: lazyScreen(fetchLayout),
      children: [
        { index: true, lazy: lazyScreen(fetchHub) },
        { path: SUB_STEP_PATTERN, lazy: lazyScreen(fetchSubStepScreen) },
      ],
    },
  ]);
