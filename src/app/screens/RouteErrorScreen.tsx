import { useEffect } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import { endSession } from '@/state/session/session';
import { useAppDispatch } from '@/state/hooks';
import { useEffects } from '../EffectsContext';
import { BrokenScreen } from './BrokenScreen';

/**
 * What went wrong within a route, a lazy one that did not load included: status text and code where
 * there are any (routes.md#error-screens). The text of a program's error is for the report, told
 * once.
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
