import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { EKYC_PAGE } from '@/domain/access/paths';
import { useAppDispatch } from '@/state/hooks';
import { enterEkyc, holdEkycToken, type EkycEntry } from '@/state/session/ekycLink';
import { useGoTo } from '@/ui/links/useGoTo';
import { useVisitRecord } from '../useVisitRecord';

export interface EntryByLink {
  /** Null while the link is checked. */
  entry: EkycEntry | null;
  retry(this: void): void;
  /** The session of the link was taken. */
  enter(this: void): void;
}

/**
 * Enters the e-KYC page by its link, once for each visit. A link within the app still has its token
 * in the address; it is removed first, so that neither a reload nor going back sends it again. The
 * start of the app has done so already with the address that it was opened at.
 */
export function useEkycEntry(): EntryByLink {
  const dispatch = useAppDispatch();
  const goTo = useGoTo();
  const { pathname, search } = useLocation();
  const [entry, setEntry] = useState<EkycEntry | null>(null);
  const [tries, setTries] = useState(0);
  const { record, remember } = useVisitRecord();
  const isInAddress = pathname !== EKYC_PAGE;
  const readRecord = useEffectEvent(() => record);
  const show = useEffectEvent((result: EkycEntry) => {
    if (result.kind === 'left') return;
    setEntry(result);
    switch (result.kind) {
      case 'entered':
        if (result.isByLink) remember({ isByLink: true, deadLink: undefined });
        return;
      case 'otherUser':
        remember({ foreignUserId: result.userId, deadLink: undefined });
        return;
      case 'failed':
        // A page that is loaded again has no token to check any more.
        if (record.foreignUserId === undefined) remember({ deadLink: 'missing' });
        return;
      case 'malformed':
      case 'refused':
        remember({ deadLink: result.kind });
        return;
      case 'missing':
    }
  });

  useEffect(() => {
    const visit = new AbortController();
    void (async () => {
      // StrictMode mounts a screen twice.
      await Promise.resolve();
      if (visit.signal.aborted) return;
      if (isInAddress) {
        dispatch(holdEkycToken(pathname.slice(pathname.lastIndexOf('/ekyc/') + '/ekyc/'.length)));
        await goTo(`${EKYC_PAGE}${search}`, { replace: true });
        return;
      }
      show(await dispatch(enterEkyc(visit.signal, readRecord())));
    })();
    return () => visit.abort();
  }, [dispatch, goTo, isInAddress, pathname, search, tries]);

  const retry = useCallback(() => {
    setEntry(null);
    setTries((before) => before + 1);
  }, []);
  const enter = useCallback(() => {
    remember({ foreignUserId: undefined, isByLink: true });
    setEntry({ kind: 'entered', isByLink: true });
  }, [remember]);
  return { entry: isInAddress ? null : entry, retry, enter };
}
