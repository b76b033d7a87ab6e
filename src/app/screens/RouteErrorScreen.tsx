import { useEffect } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import { endSession } from '@/state/session/session';
import { useAppDispatch } from '@/state/hooks';
import { useEffects } from '../EffectsContext';
import { BrokenScreen } from './BrokenScreen';

/**
 * An error within a route, including a lazy route that did not load: status text and code if there
 * are any (routes.md#error-screens). A program error is reported once, and its text is not shown.
 */
export function RouteErrorScreen({ isBare = false }: { isBare?: boolean }) {
  const error = useRouteError();
  const { report } = useEffects();
  const dispatch = useAppDispatch();
  useEffect(() => {
    report(error, { where: 'route' });
  }, [report, error]);
  return (
    <BrokenScreen
      isBare={isBare}
      {...(isRouteErrorResponse(error) && { message: error.statusText, code: error.status })}
      endSession={() => dispatch(endSession('broken'))}
    />
  );
}
