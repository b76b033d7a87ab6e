import type { SignedInPerson } from '@/domain/session/loginOutcome';
import { fetchAhead } from '@/primitives/fetchAhead';
import { fetchAllWords } from '@/i18n/words';
import { fetchDraftStorage } from '@/platform/drafts/draftStore';
import { fetchPersistence } from '@/state/drafts/draftPersistor';
import { staleCheck } from '@/state/slices/session';
import type { AppThunk } from '@/state/types';
import { fetchSideMenu } from '@/ui/layout/fetchSideMenu';
import { isWide } from '@/ui/layout/useIsWide';
import { whenIdle } from '@/ui/whenIdle';

/** The call goes first: a slow line has room for little else. */
const AFTER_CALL_MS = 100;

// Code of pages. The routes use these too: what is imported in one place only is one file.
export const fetchTwoFactor = async () =>
  (await import('@/features/auth/otp/TwoFactorScreen')).TwoFactorScreen;
export const fetchMainLayout = async () => (await import('./layouts/MainLayout')).MainLayout;
export const fetchOnboardingRoutes = () => import('./screens/onboardingRoutes');
const fetchNotificationsModule = () => import('./screens/NotificationsRoute');
export const fetchNotifications = async () => (await fetchNotificationsModule()).NotificationsRoute;
export const fetchHub = async () => (await import('@/features/onboarding/hub/HubScreen')).HubScreen;

/**
 * Fetches the code of the pages that follow a sign-in: of the code, and of an application, which most
 * people come for. On the first page that is once a password was typed, on the app's own sign-in while
 * the server looks at it. Those who have been here before have all of it stored.
 */
export function fetchCodeAfterSignIn(): void {
  const forApplication = [
    fetchAllWords,
    fetchTwoFactor,
    fetchMainLayout,
    fetchOnboardingRoutes,
    fetchHub,
    // An application waits for its drafts.
    fetchDraftStorage,
    fetchPersistence,
    ...(isWide() ? [fetchSideMenu] : []),
  ];
  const fetchInTurn = async () => {
    await Promise.allSettled(forApplication.map((fetchCode) => fetchCode()));
    // Last: it would hold up an application.
    whenIdle(() => fetchAhead([fetchNotifications]));
  };
  setTimeout(() => void fetchInTurn(), AFTER_CALL_MS);
}

/** Dispatches what comes with code that is fetched, unless somebody else is signed in by then. */
const ahead =
  (fetchThunk: () => Promise<AppThunk<unknown>>): AppThunk<Promise<void>> =>
  async (dispatch, getState) => {
    const isStale = staleCheck(getState);
    try {
      const thunk = await fetchThunk();
      if (!isStale()) await dispatch(thunk);
    } catch {
      // Code that does not come is reported by the page that needs it.
    }
  };

/**
 * Asks for the application of somebody before the profile says that it is theirs, and reads its drafts
 * where it is known whose they are. Not after a one-time code, whose response names no role: once the
 * profile was asked for, the guards would lead on, and nobody would read the dialog about the code.
 */
export const fetchApplicationAhead = (person: SignedInPerson): AppThunk<Promise<void>> =>
  ahead(async () => (await fetchOnboardingRoutes()).fetchApplicationOf(person));

/** Asks for the notifications as soon as the profile says whose they are. */
export const fetchNotificationsAhead = (): AppThunk<Promise<void>> =>
  ahead(async () => (await fetchNotificationsModule()).fetchListAhead());
