import { useEffect, useState, type ComponentType } from 'react';
import { fetchAllWords } from '@/i18n/words';
import { noResponseProblem } from '@/api/problem';
import { PageSkeleton } from '@/ui/feedback/Skeletons';
import { useEffects } from './EffectsContext';
import { isHandled } from './chunkLoadError';
import { OfflineScreen } from './screens/OfflineScreen';
import { UnreachableScreen } from './screens/UnreachableScreen';

export type FetchScreen = () => Promise<ComponentType>;

/** Most screens need messages that the first bundle leaves out. */
const withAllMessages =
  (fetchScreen: FetchScreen): FetchScreen =>
  async () => {
    const [Screen] = await Promise.all([fetchScreen(), fetchAllWords()]);
    return Screen;
  };

/**
 * The `lazy` of a route, whose messages come with it; the sign-in pages need only those of the first
 * bundle. The router remembers for good that a screen could not be fetched; where that happens, the
 * route is given a component instead that can fetch it again.
 */
export function lazyScreen(fetchScreen: FetchScreen, messages: 'all' | 'core' = 'all') {
  const fetchWhole = messages === 'all' ? withAllMessages(fetchScreen) : fetchScreen;
  return async () => {
    try {
      return { Component: await fetchWhole() };
    } catch (error) {
      return { Component: refetched(fetchWhole, error) };
    }
  };
}

type Refetch =
  | { kind: 'fetching' }
  | { kind: 'here'; Screen: ComponentType }
  | { kind: 'failed'; why: 'offline' | 'handled' | 'broken' };

/**
 * Fetches a screen again: when it is shown, when the connection is back, and when asked to. With a
 * connection it is tried no further: unless a listener handles it, the error goes to the error screen
 * of the route.
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
          (): Refetch => {
            if (!network.isOnline()) return { kind: 'failed', why: 'offline' };
            return { kind: 'failed', why: isWanted && isHandled(error) ? 'handled' : 'broken' };
          },
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
    if (refetch.why === 'broken') throw error;
    const retry = () => setRefetch({ kind: 'fetching' });
    if (refetch.why === 'offline') return <OfflineScreen onRetry={retry} />;
    return <UnreachableScreen problem={noResponseProblem('offline', false)} onRetry={retry} />;
  };
}
