import { Outlet, type RouteObject } from 'react-router-dom';
import { PATHS, type RoutePath } from '@/domain/access/paths';
import { routeNeeds } from '@/domain/access/routeNeeds';
import { onboardingVariants, VARIANT_IDS, type VariantId } from '@/domain/access/variants';
import { Guarded } from './entry/Guarded';
import { fetched, fetchedAlone, type FetchScreen } from './fetchedScreen';
import { RedirectLayout } from './layouts/RedirectLayout';
import { PublicLayout } from './layouts/PublicLayout';
import { RootLayout } from './layouts/RootLayout';
import { onboardingRoute } from './onboardingRoute';
import { NotFoundScreen } from './screens/NotFoundScreen';
import { RouteErrorScreen } from './screens/RouteErrorScreen';
import { StartingScreen } from './screens/StartingScreen';

const guarded = (path: RoutePath, rest: Omit<RouteObject, 'path' | 'index'>): RouteObject => ({
  path,
  element: (
    <Guarded need={routeNeeds[path]}>
      <Outlet />
    </Guarded>
  ),
  children: [{ index: true, ...rest } as RouteObject],
});

const screen = (path: RoutePath, fetchScreen: FetchScreen): RouteObject =>
  guarded(path, { lazy: fetched(fetchScreen) });

/** A page before sign-in, which has to be there quickly. */
const publicScreen = (path: RoutePath, fetchScreen: FetchScreen): RouteObject =>
  guarded(path, { lazy: fetchedAlone(fetchScreen) });

/** A route that always sends on to another; its guard never admits. */
const crossing = (path: RoutePath): RouteObject => guarded(path, { element: null });

const fetchLayout: FetchScreen = async () => (await import('./layouts/MainLayout')).MainLayout;
const fetchLogin: FetchScreen = async () => (await import('./screens/LoginRoute')).LoginRoute;
const fetchRegisterBorrower: FetchScreen = async () =>
  (await import('./screens/RegisterRoutes')).RegisterBorrowerRoute;
const fetchRegisterFunder: FetchScreen = async () =>
  (await import('./screens/RegisterRoutes')).RegisterFunderRoute;
const fetchTwoFactor: FetchScreen = async () =>
  (await import('@/features/auth/TwoFactorScreen')).TwoFactorScreen;
const fetchRequestOnboarding: FetchScreen = async () =>
  (await import('@/features/auth/RequestOnboardingScreen')).RequestOnboardingScreen;
const fetchConsent: FetchScreen = async () =>
  (await import('@/features/consent/ConsentScreen')).ConsentScreen;
const fetchForgotPassword: FetchScreen = async () =>
  (await import('@/features/auth/ForgotPasswordScreen')).ForgotPasswordScreen;
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
const fetchNotifications: FetchScreen = async () =>
  (await import('./screens/NotificationsRoute')).NotificationsRoute;
const fetchOnboarding =
  (id: VariantId): FetchScreen =>
  async () =>
    (await import('./screens/onboardingRoutes')).onboardingRoutes[id];

/**
 * The routes below `/bos`. Each carries its row of the guard table; a lazy one that does not load, and
 * whatever breaks in a screen, comes to the error screen of its layout, which keeps its menus.
 */
export const routes: RouteObject[] = [
  {
    element: <RootLayout />,
    HydrateFallback: StartingScreen,
    errorElement: <RouteErrorScreen isBare />,
    children: [
      {
        element: <RedirectLayout />,
        children: [
          crossing(PATHS.root),
          crossing(PATHS.borrower),
          crossing(PATHS.borrowerOnboarding),
          crossing(PATHS.funder),
          crossing(PATHS.funderOnboarding),
          crossing(PATHS.partner),
        ],
      },
      {
        element: <PublicLayout />,
        children: [
          { errorElement: <RouteErrorScreen />, children: [publicScreen(PATHS.login, fetchLogin)] },
          {
            errorElement: <RouteErrorScreen />,
            children: [publicScreen(PATHS.twoFactorAuth, fetchTwoFactor)],
          },
          {
            errorElement: <RouteErrorScreen />,
            children: [screen(PATHS.requestOnboarding, fetchRequestOnboarding)],
          },
          {
            errorElement: <RouteErrorScreen />,
            children: [
              ...(process.env.BOS_REGISTER_BORROWER === '0'
                ? []
                : [screen(PATHS.registerBorrower, fetchRegisterBorrower)]),
              screen(PATHS.registerFunder, fetchRegisterFunder),
            ],
          },
          {
            errorElement: <RouteErrorScreen />,
            children: [screen(PATHS.forgotPassword, fetchForgotPassword)],
          },
          {
            errorElement: <RouteErrorScreen />,
            children: [screen(PATHS.changePassword, fetchChangePassword)],
          },
          { path: '*', element: <NotFoundScreen /> },
        ],
      },
      {
        element: <PublicLayout isWide />,
        children: [
          {
            errorElement: <RouteErrorScreen />,
            children: [screen(PATHS.formConsent, fetchConsent)],
          },
        ],
      },
      {
        lazy: fetched(fetchTermsLayout),
        children: [
          {
            errorElement: <RouteErrorScreen />,
            children: [screen(PATHS.termsAndCondition, fetchTerms)],
          },
        ],
      },
      {
        lazy: fetched(fetchLayout),
        children: [
          {
            errorElement: <RouteErrorScreen />,
            children: [
              ...VARIANT_IDS.map((id) =>
                onboardingRoute(onboardingVariants[id], fetchOnboarding(id)),
              ),
              screen(PATHS.onboardingSubmitted, fetchSubmitted),
              screen(PATHS.onboardingRejected, fetchRejected),
              screen(PATHS.notification, fetchNotifications),
              screen(PATHS.borrowerNotification, fetchNotifications),
              screen(PATHS.funderNotification, fetchNotifications),
            ],
          },
        ],
      },
    ],
  },
];
