import type { RouteObject } from 'react-router-dom';
import { PATHS, type RoutePath } from '@/domain/access/paths';
import { routeNeeds } from '@/domain/access/routeNeeds';
import { onboardingVariants, VARIANT_IDS, type VariantId } from '@/domain/access/variants';
import { canRegisterBorrower } from './canRegisterBorrower';
import { fetchTwoFactor } from './codeAfterSignIn';
import { besideGuard } from './entry/besideGuard';
import { guardedRoute } from './entry/guardedRoute';
import type { MakeRoutes } from './entry/withGuards';
import {
  fetchMainLayout,
  fetchNotifications,
  fetchNotificationsAhead,
  fetchOnboardingRoutes,
} from './nextPages';
import { fetchNotFound, firstScreens } from './firstScreens';
import { RedirectLayout } from './layouts/RedirectLayout';
import { PublicLayout } from './layouts/PublicLayout';
import { RootLayout } from './layouts/RootLayout';
import { lazyLayout, lazyScreen, type FetchScreen } from './lazyScreen';
import { onboardingRoute } from './onboardingRoute';
import { RouteErrorScreen } from './screens/RouteErrorScreen';
import { StartingScreen } from './screens/StartingScreen';

const fetchRequestOnboarding: FetchScreen = async () =>
  (await import('@/features/auth/registration/RequestOnboardingScreen')).RequestOnboardingScreen;
const fetchConsent: FetchScreen = async () =>
  (await import('@/features/consent/ConsentScreen')).ConsentScreen;
const fetchEkyc: FetchScreen = async () => (await import('@/features/ekyc/EkycScreen')).EkycScreen;
const fetchChangePassword: FetchScreen = async () =>
  (await import('./screens/ChangePasswordRoute')).ChangePasswordRoute;
const fetchTermsLayout: FetchScreen = async () =>
  (await import('./layouts/TermsLayout')).TermsLayout;
const fetchTerms: FetchScreen = async () =>
  (await import('@/features/auth/terms/TermsScreen')).TermsScreen;
const fetchSubmitted: FetchScreen = async () =>
  (await import('@/features/onboarding/outcome/SubmittedScreen')).SubmittedScreen;
const fetchRejected: FetchScreen = async () =>
  (await import('@/features/onboarding/outcome/RejectedScreen')).RejectedScreen;
const fetchDashboard: FetchScreen = async () =>
  (await import('@/features/dashboard/DashboardScreen')).DashboardScreen;
const fetchSettings =
  (name: 'information' | 'documents' | 'shareholders' | 'bankAccounts'): FetchScreen =>
  async () =>
    (await import('./screens/settingsRoutes')).settingsRoutes[name];
const fetchOnboarding =
  (id: VariantId): FetchScreen =>
  async () =>
    (await fetchOnboardingRoutes()).onboardingRoutes[id];

/**
 * The routes below `/bos`, each with its row of the guard table. A lazy route that does not load,
 * or a screen that crashes, shows an error screen inside its layout, which keeps its menus.
 */
export const makeRoutes: MakeRoutes = (guards) => {
  const screen = (path: RoutePath, fetchScreen: FetchScreen, messages?: 'core'): RouteObject =>
    guardedRoute(guards, path, routeNeeds[path], [
      { index: true, lazy: lazyScreen(fetchScreen, messages) },
    ]);
  /** A page before sign-in, which has to load quickly: it fetches what it says beside the core messages. */
  const publicScreen = (path: RoutePath, fetchScreen: FetchScreen): RouteObject =>
    screen(path, fetchScreen, 'core');
  const notifications = (path: RoutePath): RouteObject =>
    guardedRoute(guards, path, routeNeeds[path], [
      {
        index: true,
        lazy: lazyScreen(fetchNotifications),
        ...besideGuard(guards, fetchNotificationsAhead),
      },
    ]);
  /** A route that always redirects; its guard never admits. */
  const redirectRoute = (path: RoutePath): RouteObject =>
    guardedRoute(guards, path, routeNeeds[path], []);

  return [
    {
      element: <RootLayout />,
      HydrateFallback: StartingScreen,
      errorElement: <RouteErrorScreen isBare />,
      children: [
        {
          element: <RedirectLayout />,
          children: [
            redirectRoute(PATHS.root),
            redirectRoute(PATHS.borrower),
            redirectRoute(PATHS.borrowerOnboarding),
            redirectRoute(PATHS.funder),
            redirectRoute(PATHS.funderOnboarding),
            redirectRoute(PATHS.partner),
            redirectRoute(PATHS.settings),
          ],
        },
        {
          element: <PublicLayout />,
          children: [
            publicScreen(PATHS.login, firstScreens[PATHS.login]),
            publicScreen(PATHS.twoFactorAuth, fetchTwoFactor),
            screen(PATHS.requestOnboarding, fetchRequestOnboarding),
            ...(canRegisterBorrower()
              ? [publicScreen(PATHS.registerBorrower, firstScreens[PATHS.registerBorrower])]
              : []),
            publicScreen(PATHS.registerFunder, firstScreens[PATHS.registerFunder]),
            publicScreen(PATHS.forgotPassword, firstScreens[PATHS.forgotPassword]),
            screen(PATHS.changePassword, fetchChangePassword),
            { path: '*', lazy: lazyScreen(fetchNotFound, 'core') },
          ],
        },
        {
          element: <PublicLayout isWide />,
          children: [screen(PATHS.formConsent, fetchConsent), screen(PATHS.ekyc, fetchEkyc)],
        },
        {
          lazy: lazyLayout(fetchTermsLayout),
          children: [screen(PATHS.termsAndCondition, fetchTerms)],
        },
        {
          lazy: lazyLayout(fetchMainLayout),
          children: [
            ...VARIANT_IDS.map((id) =>
              onboardingRoute(guards, onboardingVariants[id], fetchOnboarding(id)),
            ),
            screen(PATHS.onboardingSubmitted, fetchSubmitted),
            screen(PATHS.onboardingRejected, fetchRejected),
            notifications(PATHS.notification),
            notifications(PATHS.borrowerNotification),
            notifications(PATHS.funderNotification),
            screen(PATHS.borrowerDashboard, fetchDashboard),
            screen(PATHS.settingsInformation, fetchSettings('information')),
            screen(PATHS.settingsDocument, fetchSettings('documents')),
            screen(PATHS.settingsShareholder, fetchSettings('shareholders')),
            screen(PATHS.settingsBankAccount, fetchSettings('bankAccounts')),
          ],
        },
      ],
    },
  ];
};
