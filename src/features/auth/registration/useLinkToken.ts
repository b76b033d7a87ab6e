import { useEffect, useRef, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { searchWithoutTokens } from '@/domain/access/paths';
import { TOKEN_CONSUMED } from '@/domain/access/consumedToken';
import { useGoTo } from '@/ui/links/useGoTo';

export interface LinkToken {
  /** Null until it was read, and after a reload, because it is stored nowhere. */
  token: string | null;
  /** The token is about to be removed from the address. */
  isComing: boolean;
}

/**
 * The `?token=` of the page's address. It is removed from the address and the history before it is
 * used, so that neither a reload nor going back sends it again.
 */
export function useLinkToken(): LinkToken {
  const goTo = useGoTo();
  const { pathname } = useLocation();
  const [query] = useSearchParams();
  const given = query.get('token');
  const [token, setToken] = useState<string | null>(null);
  const address = useRef('');
  useEffect(() => {
    address.current = `${pathname}${searchWithoutTokens(query)}`;
  });

  useEffect(() => {
    if (!given) return undefined;
    const visit = new AbortController();
    void (async () => {
      // StrictMode mounts a screen twice.
      await Promise.resolve();
      if (visit.signal.aborted) return;
      await goTo(address.current, { replace: true, state: TOKEN_CONSUMED });
      setToken(given);
    })();
    return () => visit.abort();
  }, [given, goTo]);

  return { token, isComing: Boolean(given) };
}
