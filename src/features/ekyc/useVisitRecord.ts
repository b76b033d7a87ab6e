import { useCallback } from 'react';
import { useLocation } from 'react-router-dom';
import type { DeadLink, LinkBefore } from '@/state/session/ekycLink';
import { useGoTo } from '@/ui/links/useGoTo';

/**
 * What a visit to the page remembers over a reload, in its entry of the browser's history. None of it
 * is secret.
 */
export interface VisitRecord extends LinkBefore {
  /** Pictures were taken, and are not sent yet. */
  hasUnsentPictures?: true | undefined;
  /** The page was entered by a link, so the user is the one that the link was sent to. */
  isByLink?: true;
}

const DEAD_LINKS: readonly DeadLink[] = ['missing', 'malformed', 'refused'];

function readRecord(state: unknown): VisitRecord {
  if (typeof state !== 'object' || state === null) return {};
  const { foreignUserId, deadLink, hasUnsentPictures, isByLink } = state as Readonly<
    Record<string, unknown>
  >;
  return {
    ...((typeof foreignUserId === 'number' || foreignUserId === null) && { foreignUserId }),
    ...(DEAD_LINKS.includes(deadLink as DeadLink) && { deadLink: deadLink as DeadLink }),
    ...(hasUnsentPictures === true && { hasUnsentPictures }),
    ...(isByLink === true && { isByLink }),
  };
}

/** What this visit remembers over a reload, and how a part of that is changed. */
export function useVisitRecord(): {
  record: VisitRecord;
  remember(this: void, change: VisitRecord): void;
} {
  const { pathname, search, state } = useLocation() as {
    pathname: string;
    search: string;
    state: unknown;
  };
  const goTo = useGoTo();
  const remember = useCallback(
    (change: VisitRecord) =>
      void goTo(`${pathname}${search}`, {
        replace: true,
        state: { ...readRecord(state), ...change },
      }),
    [goTo, pathname, search, state],
  );
  return { record: readRecord(state), remember };
}
