import type { RouteObject } from 'react-router-dom';
import { SUB_STEP_PATTERN } from '@/domain/access/paths';
import { variantNeed } from '@/domain/access/routeNeeds';
import { fetchSubStepScreen } from '@/features/onboarding/screens/fetchSubStepScreen';
import type { OnboardingVariant } from '@/domain/access/variants';
import { selectHasSession } from '@/state/slices/session';
import type { GuardContext } from './entry/guardContext';
import { guardedRoute } from './entry/guardedRoute';
import { fetchApplicationAhead, fetchHub } from './fetchAfterSignIn';
import { lazyScreen, type FetchScreen } from './lazyScreen';

/**
 * A page that is loaded again asks for its application together with the profile, and not a round later.
 * Whoever the address is not for has asked in vain.
 */
const fetchBesideGuard =
  ({ store }: GuardContext, { roleId, typeId }: OnboardingVariant) =>
  () => {
    if (selectHasSession(store.getState()))
      store.dispatch(fetchApplicationAhead({ userId: null, roleId, typeId }));
    return null;
  };

/** The onboarding of a variant: the hub, and below it a page for each sub-step. */
export const onboardingRoute = (
  guards: GuardContext,
  variant: OnboardingVariant,
  fetchLayout: FetchScreen,
): RouteObject =>
  guardedRoute(guards, variant.path, variantNeed(variant), [
    {
      lazy: lazyScreen(fetchLayout),
      loader: fetchBesideGuard(guards, variant),
      // Once it is open, its page asks for what it needs.
      shouldRevalidate: () => false,
      children: [
        { index: true, lazy: lazyScreen(fetchHub) },
        { path: SUB_STEP_PATTERN, lazy: lazyScreen(fetchSubStepScreen) },
      ],
    },
  ]);
