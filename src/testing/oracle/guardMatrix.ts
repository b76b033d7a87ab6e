import { decideEntry, type Entry, type EntryState } from '@/domain/access/guards';
import { PATHS, type RoutePath } from '@/domain/access/paths';
import { routeNeeds } from '@/domain/access/routeNeeds';
import type { Viewer } from '@/domain/access/viewer';

const ROLES = [null, 1, 2, 3, 4, 5, 6, 7, 99];
/** Account types that there are, and some that there are not. */
const TYPES = [null, 1, 2, 3];
const STATUSES = [null, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13];

/** Everybody who might come: each role, type, status and partner presence, known and unknown. */
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

/** All routes of the app. */
export const ROUTES = Object.values(PATHS);

/** What a route answers to somebody signed in, unless the state says otherwise. */
export const decideFor = (path: RoutePath, state: Partial<EntryState>): Entry =>
  decideEntry(routeNeeds[path], {
    hasSession: true,
    viewer: null,
    temporaryTokenFor: null,
    params: {},
    query: new URLSearchParams(),
    ...state,
  });

/** Somebody in a word, for a test that names those who are wrong. */
export const describeViewer = ({ roleId, typeId, statusId, hasPartner }: Viewer): string =>
  `role ${roleId} type ${typeId} status ${statusId} partner ${hasPartner}`;
