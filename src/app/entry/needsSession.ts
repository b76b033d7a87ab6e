import { matchPath } from 'react-router-dom';
import { BASE_PATH } from '../basePath';
import { routeNeeds } from '@/domain/access/routeNeeds';

/** Whether an address, with or without the base path, needs a session; used by the idle rule. */
export function needsSession(pathname: string): boolean {
  const below = pathname.startsWith(BASE_PATH) ? pathname.slice(BASE_PATH.length) || '/' : pathname;
  return Object.entries(routeNeeds).some(
    ([pattern, need]) =>
      need.session === 'required' && matchPath({ path: pattern, end: false }, below) !== null,
  );
}
