import type { RouteObject } from 'react-router-dom';
import { SUB_STEP_PATTERN } from '@/domain/access/paths';
import { variantNeed } from '@/domain/access/routeNeeds';
import { fetchSubStepScreen } from '@/features/onboarding/screens/fetchSubStepScreen';
import type { OnboardingVariant } from '@/domain/access/variants';
import { besideGuard } from './entry/besideGuard';
import type { GuardContext } from './entry/guardContext';
import { guardedRoute } from './entry/guardedRoute';
import { fetchApplicationAhead, fetchHub } from './nextPages';
import { lazyScreen, type FetchScreen } from './lazyScreen';

/** The onboarding of a variant: the hub, and below it a page for each sub-step. */
export const onboardingRoute = (
  guards: GuardContext,
  variant: OnboardingVariant,
  fetchLayout: FetchScreen,
): RouteObject => {
  const { path, roleId, typeId, hasPartner } = variant;
  return guardedRoute(guards, path, variantNeed(variant), [
    {
      lazy: lazyScreen(fetchLayout),
      ...besideGuard(guards, () =>
        fetchApplicationAhead({ userId: null, roleId, typeId, hasPartner }),
      ),
      children: [
        { index: true, lazy: lazyScreen(fetchHub) },
        { path: SUB_STEP_PATTERN, lazy: lazyScreen(fetchSubStepScreen) },
      ],
    },
  ]);
};
