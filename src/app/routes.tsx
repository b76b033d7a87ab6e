import type { ComponentType } from 'react';
import { Outlet, type RouteObject } from 'react-router-dom';
import { PATHS, SUB_STEP_PATTERN, type RoutePath } from '@/domain/access/paths';
import { routeNeeds } from '@/domain/access/routeNeeds';
import { PageSkeleton } from '@/ui/feedback/Skeletons';
import { Guarded } from './entry/Guarded';
import { PublicLayout } from './layouts/PublicLayout';
import { NotFoundScreen } from './screens/NotFoundScreen';
import { RouteErrorScreen } from './screens/RouteErrorScreen';

type Lazy = () => Promise<{ Component: ComponentType }>;

const guarded = (path: RoutePath, rest: Omit<RouteObject, 'path' | 'index'>): RouteObject => ({
  path,
  element: (
    <Guarded need={routeNeeds[path]}>
      <Outlet />
    </Guarded>
  ),
  children: [{ index: true, ...rest } as RouteObject],
});

const screen = (path: RoutePath, lazy: Lazy): RouteObject => guarded(path, { lazy });

/** A route that always sends on to another; its guard never admits. */
const crossing = (path: RoutePath): RouteObject => guarded(path, { element: null });

const login: Lazy = async () => ({
  Component: (await import('./screens/LoginRoute')).LoginRoute,
});
const twoFactor: Lazy = async () => ({
  Component: (await import('@/features/auth/TwoFactorScreen')).TwoFactorScreen,
});
const submitted: Lazy = async () => ({
  Component: (await import('@/features/onboarding/submitted/SubmittedScreen')).SubmittedScreen,
});
const notifications: Lazy = async () => ({
  Component: (await import('./screens/NotificationsRoute')).NotificationsRoute,
});

const individuNonPartner: RouteObject = {
  path: PATHS.borrowerIndividuNonPartner,
  element: (
    <Guarded need={routeNeeds[PATHS.borrowerIndividuNonPartner]}>
      <Outlet />
    </Guarded>
  ),
  children: [
    {
      lazy: async () => ({
        Component: (await import('./screens/OnboardingRoute')).IndividuNonPartnerRoute,
      }),
      children: [
        {
          index: true,
          lazy: async () => ({
            Component: (await import('@/features/onboarding/engine/HubScreen')).HubScreen,
          }),
        },
        {
          path: SUB_STEP_PATTERN,
          lazy: async () => ({
            Component: (await import('@/features/onboarding/engine/SubStepScreen')).SubStepScreen,
          }),
        },
      ],
    },
  ],
};

/**
 * The routes below `/bos`. Each carries its row of the guard table; a lazy one that does not load, and
 * whatever breaks in a screen, comes to the error screen of its layout, which keeps its menus.
 */
export const routes: RouteObject[] = [
  {
    HydrateFallback: PageSkeleton,
    errorElement: <RouteErrorScreen />,
    children: [
      crossing(PATHS.root),
      crossing(PATHS.borrower),
      crossing(PATHS.borrowerOnboarding),
      crossing(PATHS.funder),
      crossing(PATHS.funderOnboarding),
      crossing(PATHS.partner),
      {
        element: <PublicLayout />,
        children: [
          { errorElement: <RouteErrorScreen />, children: [screen(PATHS.login, login)] },
          {
            errorElement: <RouteErrorScreen />,
            children: [screen(PATHS.twoFactorAuth, twoFactor)],
          },
          { path: '*', element: <NotFoundScreen /> },
        ],
      },
      {
        lazy: async () => ({ Component: (await import('./layouts/MainLayout')).MainLayout }),
        children: [
          {
            errorElement: <RouteErrorScreen />,
            children: [
              individuNonPartner,
              screen(PATHS.onboardingSubmitted, submitted),
              screen(PATHS.borrowerNotification, notifications),
            ],
          },
        ],
      },
    ],
  },
];
