import { useCallback, useRef, useState, type ComponentType } from 'react';

export type LazyPart<Props> = {
  /** The component once it has been fetched. */
  Part: ComponentType<Props> | null;
  hasFailed: boolean;
  load(this: void): void;
};

/**
 * A heavy part that is fetched when it is first asked for. Unlike `React.lazy`, which remembers a
 * failure for good, a failed fetch can be repeated, and breaks nothing but the part.
 */
export function useLazyPart<Props>(
  fetchPart: () => Promise<ComponentType<Props>>,
): LazyPart<Props> {
  const fetcher = useRef(fetchPart);
  const [Part, setPart] = useState<ComponentType<Props> | null>(null);
  const [hasFailed, setHasFailed] = useState(false);

  const load = useCallback(() => {
    setHasFailed(false);
    fetcher.current().then(
      (part) => setPart(() => part),
      () => setHasFailed(true),
    );
  }, []);

  return { Part, hasFailed, load };
}
