import type { RouteObject } from 'react-router-dom';
import type { RouteNeed } from '@/domain/access/routeNeeds';
import { RouteErrorScreen } from '../screens/RouteErrorScreen';
import { guard } from './guard';
import { Guarded } from './Guarded';

/** A route with a guard, which is asked at each visit, also for the pages below it. */
export const guardedRoute = (
  path: string,
  need: RouteNeed,
  children: RouteObject[],
): RouteObject => ({
  id: path,
  path,
  loader: guard(path, need),
  shouldRevalidate: () => true,
  element: <Guarded need={need} />,
  errorElement: <RouteErrorScreen />,
  children,
});
