import { fetchAllWords } from '@/i18n/words';
import { fetchDraftStorage } from '@/platform/drafts/draftStore';
import { fetchAhead } from '@/primitives/fetchAhead';
import { fetchPersistence } from '@/state/drafts/draftPersistor';
import { fetchSideMenu } from '@/ui/layout/fetchSideMenu';
import { isWide } from '@/ui/layout/useIsWide';
import { whenIdle } from '@/ui/whenIdle';
import { fetchHub, fetchMainLayout, fetchNotifications, fetchOnboardingRoutes } from './nextPages';

/** The call goes first: a slow line has room for little else. */
const AFTER_CALL_MS = 100;

export const fetchTwoFactor = async () => (await import('./screens/TwoFactorRoute')).TwoFactorRoute;

/**
 * Fetches the code of the pages that follow a sign-in: of the one-time code, and of an application,
 * which most people come for. On the first page that is once a password was typed, on the app's own
 * sign-in while the server looks at it. Those who have been here before have all of it stored.
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
