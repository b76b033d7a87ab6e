import { decideFor, describeViewer, ROUTES, VIEWERS } from '@/testing/oracle/guardMatrix';
import { messageRef } from '@/primitives/messageRef';
import type { EntryState } from './guards';
import { PATHS, type RoutePath } from './paths';
import { routeNeeds } from './routeNeeds';
import type { Viewer } from './viewer';

it('a guarded route loads the profile before it decides, and only when there is a session', () => {
  const guarded = ROUTES.filter((path) => routeNeeds[path].session === 'required');
  for (const path of [...guarded, PATHS.root]) {
    expect(decideFor(path, {})).toEqual({ kind: 'loadProfile' });
  }
  for (const path of guarded) {
    expect(decideFor(path, { hasSession: false })).toEqual({ kind: 'redirect', to: '/' });
  }
});

describe('the root', () => {
  const active: Viewer = {
    roleId: 4,
    typeId: 1,
    statusId: 10,
    hasPartner: false,
    hasAcceptedTerms: true,
    expiredPasswordToken: null,
  };

  it('sends a visitor without a session to login', () => {
    expect(decideFor('/', { hasSession: false })).toEqual({ kind: 'redirect', to: '/login' });
  });

  it('ends the session of a user whose role, type and status match no page', () => {
    expect(decideFor('/', { viewer: { ...active, roleId: 99 } })).toEqual({
      kind: 'reject',
      message: messageRef('access.invalidUser'),
      to: '/login',
      endsSession: true,
    });
  });

  it('keeps the query string in the redirect, without tokens', () => {
    const query = new URLSearchParams('from=back-office&token=secret&auth=secret&a=1');
    expect(decideFor('/', { viewer: active, query })).toEqual({
      kind: 'redirect',
      to: '/borrower/notification?from=back-office&a=1',
    });
  });
});

describe('no redirect of the guards is a loop', () => {
  const settles = (start: RoutePath, state: Partial<EntryState>): boolean => {
    let path = start;
    for (let hop = 0; hop <= 3; hop += 1) {
      const entry = decideFor(path, state);
      if (entry.kind !== 'redirect') return true;
      path = entry.to as RoutePath;
    }
    return false;
  };

  it.each(ROUTES)(
    'a visit to %s settles, also before the terms are accepted, with an old password or without a session',
    (path) => {
      const circling = VIEWERS.flatMap((viewer) => [
        viewer,
        { ...viewer, hasAcceptedTerms: false },
        { ...viewer, expiredPasswordToken: 'renew' },
      ]).filter((viewer) => !settles(path, { viewer }));
      expect(circling.map(describeViewer)).toEqual([]);
      expect(settles(path, { hasSession: false })).toBe(true);
    },
  );
});
