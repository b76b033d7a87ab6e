import { fetchAhead } from '@/features/auth/parts/fetchAhead';
import { fetchAllWords } from '@/i18n/words';

/** The call goes first: a slow line has room for little else. */
const AFTER_CALL_MS = 100;

/**
 * Fetches the code of the pages that follow a sign-in while the server looks at it: of the code, and of
 * an application, which most people come for. Those who have been here before have all of it stored.
 */
export function fetchAfterSignIn(): void {
  setTimeout(
    () =>
      fetchAhead([
        fetchAllWords,
        () => import('@/features/auth/otp/TwoFactorScreen'),
        () => import('./layouts/MainLayout'),
        () => import('./screens/onboardingRoutes'),
        () => import('@/features/onboarding/hub/HubScreen'),
      ]),
    AFTER_CALL_MS,
  );
}
