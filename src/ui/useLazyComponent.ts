import { useCallback, useRef, useState, type ComponentType } from 'react';
import { withTimeout } from '@/primitives/withTimeout';
import { announceChunkError, CODE_LIMIT_MS, isLate } from './chunkLoadError';

export type LazyComponent<Props> = {
  /** The component once it has been fetched. */
  Component: ComponentType<Props> | null;
  hasFailed: boolean;
  load(this: void): void;
};

/**
 * A heavy component that is fetched when it is first needed. Unlike `React.lazy`, which remembers a
 * failure for good, a failed fetch can be repeated, and breaks nothing but the component. `announces`:
 * its failure is announced as that of a screen is, for after a deploy only a reload brings code back.
 * That is for what the user asks for, and nothing else can do. What only takes too long is not announced.
 */
export function useLazyComponent<Props>(
  fetchComponent: () => Promise<ComponentType<Props>>,
  announces = false,
): LazyComponent<Props> {
  const fetcher = useRef(fetchComponent);
  const [Component, setComponent] = useState<ComponentType<Props> | null>(null);
  const [hasFailed, setHasFailed] = useState(false);

  const load = useCallback(() => {
    setHasFailed(false);
    const fetching = fetcher.current();
    withTimeout(fetching, CODE_LIMIT_MS).catch((error: unknown) => {
      setHasFailed(true);
      if (announces && !isLate(error)) announceChunkError(error);
    });
    // Also what comes later.
    fetching.then(
      (component) => {
        setComponent(() => component);
        setHasFailed(false);
      },
      () => undefined,
    );
  }, [announces]);

  return { Component, hasFailed, load };
}
