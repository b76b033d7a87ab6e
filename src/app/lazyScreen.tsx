import {
  Fragment,
  useCallback,
  useEffect,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
import { fetchAllWords } from '@/i18n/words';
import { noResponseProblem } from '@/api/problem';
import { withTimeout } from '@/primitives/withTimeout';
import { PageSkeleton } from '@/ui/feedback/Skeletons';
import { BareShell } from '@/ui/layout/BareShell';
import { useEffects } from './EffectsContext';
import { announceChunkError, isLate } from '@/ui/chunkLoadError';
import { OfflineScreen } from './screens/OfflineScreen';
import { UnreachableScreen } from './screens/UnreachableScreen';

/** What is around a screen that is not there yet. */
type FrameComponent = ComponentType<{ children: ReactNode }> | typeof Fragment;

export type FetchScreen = () => Promise<ComponentType>;

/** The router waits this long for a screen, and the placeholder after it as long again. */
const LIMIT_MS = 12_000;

/** Most screens need messages that the first bundle leaves out. */
export const withAllMessages =
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
  const fetchWhole = messages === 'all' ? withAllMessages(fetchScreen) : fetchScreen;
  return async () => {
    try {
      return { Component: await withTimeout(fetchWhole(), LIMIT_MS) };
    } catch {
      return { Component: refetched(fetchWhole, Frame) };
    }
  };
}

type Failure =
  | { kind: 'offline' }
  /** A listener loads the page again, or it only takes long. */
  | { kind: 'unreachable' }
  | { kind: 'broken'; error: unknown };

/**
 * Loads a screen again, inside the frame until it is there: when it is shown, when the connection is
 * back, and on request. If that fails with a connection, the error goes to the error screen of the
 * route, unless a listener handles it. What takes too long may come later still.
 */
function refetched(fetchScreen: FetchScreen, Frame: FrameComponent): ComponentType {
  return function Refetched() {
    const { network } = useEffects();
    const [attempt, setAttempt] = useState(1);
    const [failure, setFailure] = useState<Failure | null>(null);
    const [Screen, setScreen] = useState<ComponentType | null>(null);
    const retry = useCallback(() => {
      setFailure(null);
      setAttempt((last) => last + 1);
    }, []);

    useEffect(() => {
      let isWanted = true;
      const failureOf = (error: unknown): Failure => {
        if (!network.isOnline()) return { kind: 'offline' };
        if (isLate(error) || announceChunkError(error)) return { kind: 'unreachable' };
        return { kind: 'broken', error };
      };
      const fetching = fetchScreen();
      fetching.then(
        (Found) => isWanted && setScreen(() => Found),
        () => undefined,
      );
      withTimeout(fetching, LIMIT_MS).catch(
        (error: unknown) => isWanted && setFailure(failureOf(error)),
      );
      return () => {
        isWanted = false;
      };
    }, [attempt, network]);

    const hasFailed = failure !== null;
    useEffect(() => {
      if (!hasFailed) return undefined;
      return network.subscribe((isOnline) => isOnline && retry());
    }, [hasFailed, network, retry]);

    if (Screen !== null) return <Screen />;
    if (failure?.kind === 'broken') throw failure.error;
    return (
      <Frame>
        {failure === null ? (
          <PageSkeleton />
        ) : failure.kind === 'offline' ? (
          <OfflineScreen onRetry={retry} />
        ) : (
          <UnreachableScreen problem={noResponseProblem('offline', false)} onRetry={retry} />
        )}
      </Frame>
    );
  };
}
