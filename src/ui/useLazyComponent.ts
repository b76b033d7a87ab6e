import { useCallback, useRef, useState, type ComponentType } from 'react';

export type LazyComponent<Props> = {
  /** The component once it has been fetched. */
  Component: ComponentType<Props> | null;
  hasFailed: boolean;
  load(this: void): void;
};

/**
 * A heavy component that is fetched when it is first needed. Unlike `React.lazy`, which remembers a
 * failure for good, a failed fetch can be repeated, and breaks nothing but the component.
 */
export function useLazyComponent<Props>(
  fetchComponent: () => Promise<ComponentType<Props>>,
): LazyComponent<Props> {
  const fetcher = useRef(fetchComponent);
  const [Component, setComponent] = useState<ComponentType<Props> | null>(null);
  const [hasFailed, setHasFailed] = useState(false);

  const load = useCallback(() => {
    setHasFailed(false);
    fetcher.current().then(
      (component) => setComponent(() => component),
      () => setHasFailed(true),
    );
  }, []);

  return { Component, hasFailed, load };
}
