import { decideEntry, type Entry, type EntryState } from '@/domain/access/guards';
import { PATHS, type RoutePath } from '@/domain/access/paths';
import { routeNeeds } from '@/domain/access/routeNeeds';
import type { Viewer } from '@/domain/access/viewer';

const ROLES = [null, 1, 2, 3, 4, 5, 6, 7, 99];
/** Account types that exist, and some that do not. */
const TYPES = [null, 1, 2, 3];
const STATUSES = [null, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13];

/** Every combination of role, type, status and partner, with valid and invalid ids. */
export const VIEWERS: Viewer[] = ROLES.flatMap((roleId) =>
  TYPES.flatMap((typeId) =>
    STATUSES.flatMap((statusId) =>
      [true, false].map((hasPartner) => ({
        roleId,
        typeId,
        statusId,
        hasPartner,
        hasAcceptedTerms: true,
        expiredPasswordToken: null,
      })),
    ),
  ),
);

export const ROUTES = Object.values(PATHS);

/** The decision of a route for a signed-in user, unless the state says otherwise. */
export const decideFor = (path: RoutePath, state: Partial<EntryState>): Entry =>
  decideEntry(routeNeeds[path], {
    hasSession: true,
    viewer: null,
    temporaryTokenFor: null,
    params: {},
    query: new URLSearchParams(),
    ...state,
  });

/** A viewer as short text, for tests that list the failing ones. */
export const describeViewer = ({ roleId, typeId, statusId, hasPartner }: Viewer): string =>
  `role ${roleId} type ${typeId} status ${statusId} partner ${hasPartner}`;
