import { useCallback, useEffect, useState } from 'react';
import type { Result } from '@/api/request';
import { createEkycLink } from '@/state/ekyc';
import { useAppDispatch } from '@/state/hooks';
import type { EkycLink } from '@/state/types';

export type LinkState =
  { kind: 'loading' | 'failed' } | { kind: 'ready'; link: EkycLink } | { kind: 'expired' };

/** A link for another device, until it expires; the user asks for the next one. */
export function useEkycLink(): { state: LinkState; renew(this: void): void } {
  const dispatch = useAppDispatch();
  const [state, setState] = useState<LinkState>({ kind: 'loading' });
  const [tries, setTries] = useState(0);

  useEffect(() => {
    const visit = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    function show(result: Result<EkycLink>): void {
      if (visit.signal.aborted) return;
      if (result.problem) {
        setState({ kind: 'failed' });
        return;
      }
      const { value: link } = result;
      setState({ kind: 'ready', link });
      if (link.expiresAtMs === null) return;
      const expire = () => setState({ kind: 'expired' });
      timer = setTimeout(expire, link.expiresAtMs - Date.now());
    }
    void (async () => {
      // StrictMode mounts a screen twice.
      await Promise.resolve();
      if (visit.signal.aborted) return;
      show(await dispatch(createEkycLink()));
    })();
    return () => {
      visit.abort();
      clearTimeout(timer);
    };
  }, [dispatch, tries]);

  const renew = useCallback(() => {
    setState({ kind: 'loading' });
    setTries((before) => before + 1);
  }, []);
  return { state, renew };
}
