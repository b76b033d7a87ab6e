import { Fragment, useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { fetchAllWords } from '@/i18n/words';
import { noResponseProblem } from '@/api/problem';
import { TookTooLong, withTimeout } from '@/primitives/withTimeout';
import { PageSkeleton } from '@/ui/feedback/Skeletons';
import { BareShell } from '@/ui/layout/BareShell';
import { useEffects } from './EffectsContext';
import { announceChunkError } from '@/ui/chunkLoadError';
import { OfflineScreen } from './screens/OfflineScreen';
import { UnreachableScreen } from './screens/UnreachableScreen';

/** What is around a screen that is not there yet. */
type FrameComponent = ComponentType<{ children: ReactNode }> | typeof Fragment;

export type FetchScreen = () => Promise<ComponentType>;

/**
 * The router waits so long for a screen, and so long does the placeholder that comes then: together no
 * longer than a call may take (wire.md#time-limits).
 */
const LIMIT_MS = 12_000;

const inTime =
  (fetchScreen: FetchScreen): FetchScreen =>
  () =>
    withTimeout(fetchScreen(), LIMIT_MS);

/** Most screens need messages that the first bundle leaves out. */
const withAllMessages =
  (fetchScreen: FetchScreen): FetchScreen =>
  async () => {
    const [Screen] = await Promise.all([fetchScreen(), fetchAllWords()]);
    return Screen;
  };

/** The `lazy` of a route whose component is the frame of others: without it nothing has a `main`. */
export function lazyLayout(fetchLayout: FetchScreen) {
  return lazyScreen(fetchLayout, 'all', BareShell);
}

/**
 * The `lazy` of a route; it loads the messages too. The sign-in pages need only those of the first
 * bundle. The router remembers a failed load for good, so in that case the route gets a component
 * that can load the screen again.
 */
export function lazyScreen(
  fetchScreen: FetchScreen,
  messages: 'all' | 'core' = 'all',
  Frame: FrameComponent = Fragment,
) {
  const fetchWhole = inTime(messages === 'all' ? withAllMessages(fetchScreen) : fetchScreen);
  return async () => {
    try {
      return { Component: await fetchWhole() };
    } catch (error) {
      return { Component: refetched(fetchWhole, error, Frame) };
    }
  };
}

type Refetch =
  | { kind: 'fetching' }
  | { kind: 'here'; Screen: ComponentType }
  | { kind: 'failed'; why: 'offline' | 'handled' | 'broken' };

/**
 * Loads a screen again, inside the frame until it is there: when it is shown, when the connection is
 * back, and on request. If that fails with a connection, the error goes to the error screen of the
 * route, unless a listener handles it.
 */
function refetched(fetchScreen: FetchScreen, error: unknown, Frame: FrameComponent): ComponentType {
  return function Refetched() {
    const { network } = useEffects();
    const [refetch, setRefetch] = useState<Refetch>({ kind: 'fetching' });

    useEffect(() => {
      if (refetch.kind !== 'fetching') return undefined;
      let isWanted = true;
      void fetchScreen()
        .then(
          (Screen): Refetch => ({ kind: 'here', Screen }),
          (again: unknown): Refetch => {
            if (!network.isOnline()) return { kind: 'failed', why: 'offline' };
            // Its files are there still, as far as anyone knows.
            if (again instanceof TookTooLong) return { kind: 'failed', why: 'handled' };
            return {
              kind: 'failed',
              why: isWanted && announceChunkError(error) ? 'handled' : 'broken',
            };
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
    if (refetch.kind === 'failed' && refetch.why === 'broken') throw error;
    const retry = () => setRefetch({ kind: 'fetching' });
    return (
      <Frame>
        {refetch.kind === 'fetching' ? (
          <PageSkeleton />
        ) : refetch.why === 'offline' ? (
          <OfflineScreen onRetry={retry} />
        ) : (
          <UnreachableScreen problem={noResponseProblem('offline', false)} onRetry={retry} />
        )}
      </Frame>
    );
  };
}
