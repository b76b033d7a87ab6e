import {
  describeViewer,
  isActive,
  isBorrower,
  isFunder,
  isPartner,
  decideFor,
  onboards,
  ROUTES,
  VIEWERS,
} from '@/testing/oracle/guardMatrix';
import type { EntryState } from './guards';
import { PATHS, type RoutePath } from './paths';
import { routeNeeds } from './routeNeeds';
import type { Viewer } from './viewer';

const borrowerVariant = (typeId: number, hasPartner: boolean) => (viewer: Viewer) =>
  isBorrower(viewer) &&
  viewer.typeId === typeId &&
  viewer.hasPartner === hasPartner &&
  onboards(viewer);
const funderVariant = (typeId: number) => (viewer: Viewer) =>
  isFunder(viewer) && viewer.typeId === typeId && onboards(viewer);

// The table of decisions.md 3 once more, in its own words: whom each guarded route lets in.
const letsIn: Partial<Record<RoutePath, (viewer: Viewer) => boolean>> = {
  '/onboarding-submitted': ({ statusId }) => [1, 2, 3, 6, 7, 9, 10].includes(statusId ?? 0),
  '/onboarding-rejected': ({ statusId }) => statusId === 8 || statusId === 12,
  '/notification': isActive,
  '/borrower/notification': (viewer) => isBorrower(viewer) && isActive(viewer),
  '/borrower/dashboard': (viewer) => isBorrower(viewer) && isActive(viewer),
  '/funder/notification': (viewer) => isFunder(viewer) && isActive(viewer),
  '/borrower/onboarding/individu-non-partner': borrowerVariant(1, false),
  '/borrower/onboarding/individu-direct-partner': borrowerVariant(1, true),
  '/borrower/onboarding/corporate-non-partner': borrowerVariant(2, false),
  '/borrower/onboarding/corporate-direct-partner': borrowerVariant(2, true),
  '/funder/onboarding/individu': funderVariant(1),
  '/funder/onboarding/corporate': funderVariant(2),
  '/partner/onboarding': (viewer) => isPartner(viewer) && onboards(viewer),
  '/settings/information': isActive,
  '/settings/document': isActive,
  '/settings/bank-account': isActive,
  '/settings/shareholder': (viewer) =>
    isActive(viewer) && (viewer.typeId === 2 || isPartner(viewer)),
};

describe('a guarded route', () => {
  it.each(Object.entries(letsIn))(
    '%s lets in whom the decisions name and sends the others to the root',
    (path, isLetIn) => {
      const wrong = VIEWERS.filter((viewer) => {
        const entry = decideFor(path as RoutePath, { viewer });
        return isLetIn(viewer)
          ? entry.kind !== 'admit'
          : !(entry.kind === 'redirect' && entry.to === '/');
      });
      expect(wrong.map(describeViewer)).toEqual([]);
    },
  );

  it.each(['/borrower', '/funder', '/partner'] as const)('%s leads to the root', (path) => {
    const answers = new Set(VIEWERS.map((viewer) => JSON.stringify(decideFor(path, { viewer }))));
    expect([...answers]).toEqual([JSON.stringify({ kind: 'redirect', to: '/' })]);
  });

  it('/settings leads active users to the information page', () => {
    const wrong = VIEWERS.filter((viewer) => {
      const entry = decideFor('/settings', { viewer });
      return !(
        entry.kind === 'redirect' && entry.to === (isActive(viewer) ? '/settings/information' : '/')
      );
    });
    expect(wrong.map(describeViewer)).toEqual([]);
  });

  it('the onboarding entries lead to the variant that fits the profile, else to the root', () => {
    const variantOf = ({ typeId, hasPartner }: Viewer): string =>
      `${typeId === 1 ? 'individu' : 'corporate'}-${hasPartner ? 'direct' : 'non'}-partner`;
    const wrong = VIEWERS.filter((viewer) => {
      const borrower = decideFor('/borrower/onboarding', { viewer });
      const funder = decideFor('/funder/onboarding', { viewer });
      const wanted = {
        borrower: isBorrower(viewer) ? `/borrower/onboarding/${variantOf(viewer)}` : '/',
        funder: isFunder(viewer)
          ? `/funder/onboarding/${viewer.typeId === 1 ? 'individu' : 'corporate'}`
          : '/',
      };
      return (
        JSON.stringify([borrower, funder]) !==
        JSON.stringify([
          { kind: 'redirect', to: wanted.borrower },
          { kind: 'redirect', to: wanted.funder },
        ])
      );
    });
    expect(wrong.map(describeViewer)).toEqual([]);
  });

  it('asks for the profile before it decides, and never before it knows of a session', () => {
    const guarded = ROUTES.filter((path) => routeNeeds[path].session === 'required');
    expect(guarded).toHaveLength(24);
    for (const path of [...guarded, PATHS.root]) {
      expect(decideFor(path, {})).toEqual({ kind: 'loadProfile' });
    }
    for (const path of guarded) {
      expect(decideFor(path, { hasSession: false })).toEqual({ kind: 'redirect', to: '/' });
    }
  });
});

describe('no way through the guards is a circle', () => {
  const situations = VIEWERS.flatMap((viewer) => [
    viewer,
    { ...viewer, hasAcceptedTerms: false },
    { ...viewer, expiredPasswordToken: 'renew' },
  ]);

  const settles = (start: RoutePath, state: Partial<EntryState>): boolean => {
    let path = start;
    for (let hop = 0; hop <= 3; hop += 1) {
      const entry = decideFor(path, state);
      if (entry.kind !== 'redirect') return true;
      path = entry.to as RoutePath;
    }
    return false;
  };

  it.each(ROUTES)('a visit to %s settles within three redirects, whoever comes', (path) => {
    const circling = situations.filter((viewer) => !settles(path, { viewer }));
    expect(circling.map(describeViewer)).toEqual([]);
    expect(settles(path, { hasSession: false })).toBe(true);
  });
});
