import type { RouteObject } from 'react-router-dom';
import { authApi } from '@/api/authApi';
import { baseApi } from '@/api/baseApi';
import { SUB_STEP_PATTERN } from '@/domain/access/paths';
import { variantNeed } from '@/domain/access/routeNeeds';
import { fetchSubStepScreen } from '@/features/onboarding/screens/fetchSubStepScreen';
import type { OnboardingVariant } from '@/domain/access/variants';
import type { SignedInPerson } from '@/domain/session/loginOutcome';
import type { AppThunk } from '@/state/types';
import { besideGuard } from './entry/besideGuard';
import { selectProfile, type GuardContext } from './entry/guardContext';
import { guardedRoute } from './entry/guardedRoute';
import { fetchApplicationAhead, fetchHub } from './nextPages';
import { lazyScreen, type FetchScreen } from './lazyScreen';

/** The guard waits for the profile itself, and not for one that is asked for after it has decided. */
const isNotProfile = ({ queryCacheKey }: { queryCacheKey: string }): boolean =>
  !queryCacheKey.startsWith(authApi.endpoints.getProfile.name);

/** Asks for the application of a page that is loaded again: after a sign-in it has been asked for. */
const fetchWithProfile =
  (person: SignedInPerson): AppThunk<Promise<unknown>> =>
  (dispatch, getState) =>
    selectProfile(getState()) === undefined
      ? dispatch(fetchApplicationAhead(person))
      : Promise.all(dispatch(baseApi.util.getRunningQueriesThunk()).filter(isNotProfile));

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
      ...besideGuard(guards, () => fetchWithProfile({ userId: null, roleId, typeId, hasPartner })),
      children: [
        { index: true, lazy: lazyScreen(fetchHub) },
        { path: SUB_STEP_PATTERN, lazy: lazyScreen(fetchSubStepScreen) },
      ],
    },
  ]);
};
