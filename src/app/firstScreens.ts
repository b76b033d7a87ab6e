import { PATHS } from '@/domain/access/paths';
import { fetchAllWords } from '@/i18n/words';
import { BASE_PATH } from './basePath';
import type { FetchScreen } from './lazyScreen';

/** The screens of the app that a prerendered page stands for, by their path. */
export const firstScreens = {
  [PATHS.login]: async () => (await import('./screens/LoginRoute')).LoginRoute,
  [PATHS.registerBorrower]: async () =>
    (await import('./screens/RegisterRoutes')).RegisterBorrowerRoute,
  [PATHS.registerFunder]: async () =>
    (await import('./screens/RegisterRoutes')).RegisterFunderRoute,
  [PATHS.forgotPassword]: async () =>
    (await import('@/features/auth/password/ForgotPasswordScreen')).ForgotPasswordScreen,
} satisfies Record<string, FetchScreen>;

export const fetchNotFound: FetchScreen = async () =>
  (await import('./screens/NotFoundScreen')).NotFoundScreen;

/**
 * Fetches the screen at an address with its messages: a page with something typed into it may give way to
 * that screen only.
 */
export async function fetchFirstScreen(address: string): Promise<void> {
  const path = address.slice(BASE_PATH.length).replace(/\/$/, '');
  const known = Object.entries(firstScreens).find(([route]) => route === path);
  const fetchScreen = known?.[1] ?? fetchNotFound;
  const needsWords = known !== undefined && path !== PATHS.login;
  await Promise.all([fetchScreen(), needsWords && fetchAllWords()]);
}
