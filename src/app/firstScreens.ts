import { PATHS } from '@/domain/access/paths';
import { readStoredLanguage } from '@/i18n/language';
import { BASE_PATH } from './basePath';
import { withAllMessages, type FetchScreen } from './lazyScreen';
import { LoginRoute } from './screens/LoginRoute';

/** The screens of the app that a prerendered page stands for, by their path, with their messages. */
export const firstScreens = {
  // It comes with the app: whoever presses sign-in at once waits for it.
  [PATHS.login]: () => Promise.resolve(LoginRoute),
  [PATHS.registerBorrower]: withAllMessages(
    async () => (await import('./screens/RegisterRoutes')).RegisterBorrowerRoute,
  ),
  [PATHS.registerFunder]: withAllMessages(
    async () => (await import('./screens/RegisterRoutes')).RegisterFunderRoute,
  ),
  [PATHS.forgotPassword]: withAllMessages(
    async () =>
      (await import('@/features/auth/password/ForgotPasswordScreen')).ForgotPasswordScreen,
  ),
} satisfies Record<string, FetchScreen>;

/** The screen at an address that is no page. */
export const fetchNotFound: FetchScreen = async () =>
  (await import('./screens/NotFoundScreen')).NotFoundScreen;

/** Fetches what the app shows in place of the prerendered page of an address. */
export async function fetchFirstScreen(address: string): Promise<void> {
  const screens = new Map<string, FetchScreen>(Object.entries(firstScreens));
  const path = address.slice(BASE_PATH.length).replace(/\/$/, '');
  const english = readStoredLanguage() === 'en' && import('@/i18n/english');
  await Promise.all([(screens.get(path) ?? fetchNotFound)(), english]);
}
