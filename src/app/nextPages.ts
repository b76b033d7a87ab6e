import { authApi } from '@/api/authApi';
import { userApi } from '@/api/userApi';
import { isStatusId, statusRules } from '@/domain/access/statuses';
import { readViewer } from '@/domain/access/viewer';
import type { SignedInPerson } from '@/domain/session/loginOutcome';
import { staleCheck } from '@/state/slices/session';
import type { AppThunk } from '@/state/types';

// Code of pages. The routes use these too: what is imported in one place only is one file.
export const fetchMainLayout = async () => (await import('./layouts/MainLayout')).MainLayout;
export const fetchOnboardingRoutes = () => import('./screens/onboardingRoutes');
const fetchNotificationsModule = () => import('./screens/NotificationsRoute');
export const fetchNotifications = async () => (await fetchNotificationsModule()).NotificationsRoute;
export const fetchHub = async () => (await import('@/features/onboarding/hub/HubScreen')).HubScreen;

/** Dispatches what comes with code that is fetched, unless somebody else is signed in by then. */
const ahead =
  (fetchThunk: () => Promise<AppThunk<unknown>>): AppThunk<Promise<void>> =>
  async (dispatch, getState) => {
    const isStale = staleCheck(getState);
    try {
      const thunk = await fetchThunk();
      if (!isStale()) await dispatch(thunk);
    } catch {
      // What does not come is reported by the page that needs it.
    }
  };

/**
 * Asks for the application of somebody before the profile says that it is theirs, and reads its drafts
 * where it is known whose they are.
 */
export const fetchApplicationAhead = (person: SignedInPerson): AppThunk<Promise<void>> =>
  ahead(async () => (await fetchOnboardingRoutes()).fetchApplicationOf(person));

/** Asks for the notifications as soon as the profile says whose they are. */
export const fetchNotificationsAhead = (): AppThunk<Promise<void>> =>
  ahead(async () => (await fetchNotificationsModule()).fetchListAhead());

/**
 * Asks who somebody is, and for what their home page shows: while a dialog tells them of their
 * sign-in, whose response has named neither role nor type.
 */
export const fetchHomeAhead = (): AppThunk<Promise<void>> => async (dispatch, getState) => {
  const isStale = staleCheck(getState);
  const options = { subscribe: false, isAhead: true };
  const [{ data: profile }, { data: detail }] = await Promise.all([
    dispatch(authApi.endpoints.getProfile.initiate(undefined, options)),
    dispatch(userApi.endpoints.getUserDetail.initiate(undefined, options)),
  ]);
  if (!profile || !detail || isStale()) return;
  const viewer = readViewer(profile, detail.partner_id);
  if (!isStatusId(viewer.statusId)) return;
  const isApplicant = statusRules[viewer.statusId].set === 'onboarding';
  const home = isApplicant
    ? fetchApplicationAhead({ ...viewer, userId: profile.id })
    : fetchNotificationsAhead();
  await dispatch(home);
};
