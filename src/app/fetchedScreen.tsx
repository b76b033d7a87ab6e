import { useEffect, useState, type ComponentType } from 'react';
import { fetchAllWords } from '@/i18n/words';
import { PageSkeleton } from '@/ui/feedback/Skeletons';
import { useEffects } from './EffectsContext';
import { OfflineScreen } from './screens/OfflineScreen';

export type FetchScreen = () => Promise<ComponentType>;

/** Most screens need words that the first bundle leaves out. */
const withAllWords =
  (fetchScreen: FetchScreen): FetchScreen =>
  async () => {
    const [Screen] = await Promise.all([fetchScreen(), fetchAllWords()]);
    return Screen;
  };

/** The `lazy` of a route, whose words come with it. */
export const fetched = (fetchScreen: FetchScreen) => fetchedAlone(withAllWords(fetchScreen));

/**
 * The `lazy` of a route that makes do with the first words: the sign-in pages. The router remembers for good that a screen could not be fetched; where that
 * happens, the route is given a component instead that can fetch it again.
 */
export const fetchedAlone = (fetchScreen: FetchScreen) => async () => {
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
