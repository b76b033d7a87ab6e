import { useEffect, useState } from 'react';
import type { ApiProblem } from '@/api/problem';
import { openConsent } from '@/state/consent';
import { useAppDispatch } from '@/state/hooks';

export type ConsentState =
  { kind: 'loading' } | { kind: 'ready'; form: Blob } | { kind: 'failed'; problem: ApiProblem };

const LOADING: ConsentState = { kind: 'loading' };

/** Loads the form of a consent once a visit, and again on request. */
export function useConsent(id: string): { consent: ConsentState; retry: () => void } {
  const dispatch = useAppDispatch();
  const [consent, setConsent] = useState(LOADING);
  const isLoading = consent.kind === 'loading';

  useEffect(() => {
    if (!isLoading) return undefined;
    const visit = new AbortController();
    const isAborted = () => visit.signal.aborted;
    void (async () => {
      // StrictMode mounts a screen twice.
      await Promise.resolve();
      if (isAborted()) return;
      const result = await dispatch(openConsent(id, visit.signal));
      if (isAborted()) return;
      setConsent(
        result.problem
          ? { kind: 'failed', problem: result.problem }
          : { kind: 'ready', form: result.value },
      );
    })();
    return () => visit.abort();
  }, [dispatch, id, isLoading]);

  return { consent, retry: () => setConsent(LOADING) };
}
