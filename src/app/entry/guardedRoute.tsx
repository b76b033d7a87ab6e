import type { RouteObject } from 'react-router-dom';
import type { RouteNeed } from '@/domain/access/routeNeeds';
import { RouteErrorScreen } from '../screens/RouteErrorScreen';
import { guard } from './guard';
import type { GuardContext } from './guardContext';
import { Guarded } from './Guarded';

/** A route with a guard, which is asked at each visit, also for the pages below it. */
export const guardedRoute = (
  guards: GuardContext,
  path: string,
  need: RouteNeed,
  children: RouteObject[],
): RouteObject => ({
  id: path,
  path,
  loader: guard(guards, path, need),
  shouldRevalidate: () => true,
  element: <Guarded need={need} />,
  errorElement: <RouteErrorScreen />,
  children,
});
