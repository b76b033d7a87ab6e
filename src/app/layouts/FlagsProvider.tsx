import { OpenFeatureProvider } from '@openfeature/react-sdk';
import { useEffect, type ReactNode } from 'react';
import { useAppSelector } from '@/state/hooks';
import { selectConfig } from '@/state/slices/config';

/**
 * Gives the pages of a signed-in user their feature flags (wire.md#flags). Nothing waits for them: the
 * service is asked once the page is there, and no longer than somebody is signed in.
 */
export function FlagsProvider({ children }: { children: ReactNode }) {
  const { flagServiceUrl } = useAppSelector(selectConfig);

  useEffect(() => {
    if (flagServiceUrl === null) return undefined;
    let stop: (() => void) | null = null;
    let isOver = false;
    // Without this file the flags keep their defaults.
    void import('@/api/flagService')
      .then(({ startFlags }) => {
        if (!isOver) stop = startFlags(flagServiceUrl);
      })
      .catch(() => undefined);
    return () => {
      isOver = true;
      stop?.();
    };
  }, [flagServiceUrl]);

  return <OpenFeatureProvider>{children}</OpenFeatureProvider>;
}
