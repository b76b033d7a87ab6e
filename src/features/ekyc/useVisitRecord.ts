import { useCallback } from 'react';
import { useLocation } from 'react-router-dom';
import { useGoTo } from '@/ui/links/useGoTo';

/**
 * What a visit to the page remembers over a reload, in its entry of the browser's history. None of it
 * is secret.
 */
export interface VisitRecord {
  /** The link was for this user, and not for the one who is signed in; null: for a user without id. */
  foreignUserId?: number | null;
  /** Pictures were taken, and are not sent yet. */
  hasUnsentPictures?: true;
}

function readRecord(state: unknown): VisitRecord {
  if (typeof state !== 'object' || state === null) return {};
  const { foreignUserId, hasUnsentPictures } = state as Readonly<Record<string, unknown>>;
  return {
    ...((typeof foreignUserId === 'number' || foreignUserId === null) && { foreignUserId }),
    ...(hasUnsentPictures === true && { hasUnsentPictures }),
  };
}

/** What this visit remembers over a reload, and how that is changed. */
export function useVisitRecord(): {
  record: VisitRecord;
  remember(this: void, record: VisitRecord): void;
} {
  const { pathname, search, state } = useLocation() as {
    pathname: string;
    search: string;
    state: unknown;
  };
  const goTo = useGoTo();
  const remember = useCallback(
    (record: VisitRecord) => void goTo(`${pathname}${search}`, { replace: true, state: record }),
    [goTo, pathname, search],
  );
  return { record: readRecord(state), remember };
}
