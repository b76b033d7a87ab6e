import { useEffect, useState, type ComponentType } from 'react';
import { PageSkeleton } from '@/ui/feedback/Skeletons';
import { useEffects } from './EffectsContext';
import { OfflineScreen } from './screens/OfflineScreen';

export type FetchScreen = () => Promise<ComponentType>;

/**
 * The `lazy` of a route. The router remembers for good that a screen could not be fetched; where that
 * happens, the route is given a component instead that can fetch it again.
 */
export const fetched = (fetchScreen: FetchScreen) => async () => {
  try {
    return { Component: await fetchScreen() };
  } catch (error) {
    return { Component: refetched(fetchScreen, error) };
  }
};

type Refetch =
  | { kind: 'fetching' }
  | { kind: 'here'; Screen: ComponentType }
  | { kind: 'failed'; isOffline: boolean };

/**
 * Fetches a screen anew: when it is shown, when the connection is back, and when asked to. With a
 * connection it is tried no further: the error goes to the error screen of the route.
 */
function refetched(fetchScreen: FetchScreen, error: unknown): ComponentType {
  return function Refetched() {
    const { network } = useEffects();
    const [refetch, setRefetch] = useState<Refetch>({ kind: 'fetching' });

    useEffect(() => {
      if (refetch.kind !== 'fetching') return undefined;
      let isWanted = true;
      void fetchScreen()
        .then(
          (Screen): Refetch => ({ kind: 'here', Screen }),
          (): Refetch => ({ kind: 'failed', isOffline: !network.isOnline() }),
        )
        .then((next) => isWanted && setRefetch(next));
      return () => {
        isWanted = false;
      };
    }, [refetch, network]);

    useEffect(() => {
      if (refetch.kind !== 'failed') return undefined;
      return network.subscribe((isOnline) => isOnline && setRefetch({ kind: 'fetching' }));
    }, [refetch, network]);

    if (refetch.kind === 'here') return <refetch.Screen />;
    if (refetch.kind === 'fetching') return <PageSkeleton />;
    if (!refetch.isOffline) throw error;
    return <OfflineScreen onRetry={() => setRefetch({ kind: 'fetching' })} />;
  };
}
