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
 * The `lazy` of a route; it loads the messages too. The sign-in pages need only those of the first
 * bundle. The router remembers a failed load for good, so in that case the route gets a component
 * that can load the screen again.
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
 * Loads a screen again: when it is shown, when the connection is back, and on request. If that
 * fails with a connection, the error goes to the error screen of the route, unless a listener
 * handles it.
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
