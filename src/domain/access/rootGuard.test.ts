import { inIndonesian } from '@/testing/oracle/inIndonesian';
import {
  describeViewer,
  isBorrower,
  isFunder,
  isPartner,
  decideFor,
  onboards,
  TYPES,
  VIEWERS,
} from '@/testing/oracle/guardMatrix';
import { decideHome } from './destination';
import type { Viewer } from './viewer';

describe('the root', () => {
  const active: Viewer = {
    roleId: 4,
    typeId: 1,
    statusId: 10,
    hasPartner: false,
    hasAcceptedTerms: true,
    expiredPasswordToken: null,
  };

  it('sends somebody without a session to login', () => {
    expect(decideFor('/', { hasSession: false })).toEqual({ kind: 'redirect', to: '/login' });
  });

  it('sends every user where steps 3 to 5 of the spec say', () => {
    const wanted = (viewer: Viewer): string => {
      const { roleId, typeId, statusId, hasPartner } = viewer;
      const isBackOffice = roleId !== null && roleId >= 1 && roleId <= 3;
      const isStatus = statusId !== null && statusId >= 1 && statusId <= 12;
      const isKnown = isBackOffice || isBorrower(viewer) || isFunder(viewer) || isPartner(viewer);
      if (!isStatus || !isKnown) return 'Invalid user role, type, or status';
      if (onboards(viewer)) {
        if (isBackOffice) return 'Onboarding route not found';
        if (isPartner(viewer)) return '/partner/onboarding';
        const type = typeId === 1 ? 'individu' : 'corporate';
        return isFunder(viewer)
          ? `/funder/onboarding/${type}`
          : `/borrower/onboarding/${type}-${hasPartner ? 'direct-partner' : 'non-partner'}`;
      }
      if (isBackOffice) return 'Invalid role';
      if (isPartner(viewer)) return '/notification';
      return isBorrower(viewer) ? '/borrower/notification' : '/funder/notification';
    };
    const wrong = VIEWERS.filter((viewer) => {
      const home = decideHome(viewer);
      return (home.kind === 'go' ? home.path : inIndonesian(home.message)) !== wanted(viewer);
    });
    expect(wrong.map(describeViewer)).toEqual([]);
  });

  it('never sends a user to a page that does not admit them', () => {
    const sent = VIEWERS.flatMap((viewer) => {
      const home = decideHome(viewer);
      return home.kind === 'go' ? [{ viewer, entry: decideFor(home.path, { viewer }) }] : [];
    });
    expect(sent.filter(({ entry }) => entry.kind !== 'admit')).toEqual([]);
    expect(sent).toHaveLength(4 * 12 * 2 + 12 * 2 * TYPES.length);
  });

  it('ends the session of a user whom nothing fits', () => {
    expect(decideFor('/', { viewer: { ...active, roleId: 99 } })).toEqual({
      kind: 'reject',
      message: 'access.invalidUser',
      to: '/login',
      endsSession: true,
    });
  });

  it('keeps the query string on the way', () => {
    const query = new URLSearchParams('from=back-office&token=secret&auth=secret&a=1');
    expect(decideFor('/', { viewer: active, query })).toEqual({
      kind: 'redirect',
      to: '/borrower/notification?from=back-office&a=1',
    });
  });
});
