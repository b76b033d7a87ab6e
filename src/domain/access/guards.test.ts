import { inIndonesian } from '@/testing/inIndonesian';
import { decideHome } from './destination';
import { decideEntry, type Entry, type EntryState } from './guards';
import { PATHS, type RoutePath } from './paths';
import { routeNeeds } from './routeNeeds';
import { isTokenTaken, TOKEN_TAKEN } from './takenToken';
import type { Viewer } from './viewer';

const ROLES = [null, 1, 2, 3, 4, 5, 6, 7, 99];
const TYPES = [null, 1, 2, 3];
const STATUSES = [null, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13];

const VIEWERS: Viewer[] = ROLES.flatMap((roleId) =>
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

const ROUTES = Object.values(PATHS);

const knock = (path: RoutePath, state: Partial<EntryState>): Entry =>
  decideEntry(routeNeeds[path], {
    hasSession: true,
    viewer: null,
    temporaryTokenFor: null,
    params: {},
    query: new URLSearchParams(),
    ...state,
  });

const describeViewer = ({ roleId, typeId, statusId, hasPartner }: Viewer): string =>
  `role ${roleId} type ${typeId} status ${statusId} partner ${hasPartner}`;

// The table of decisions.md 3 once more, in its own words: whom each guarded route lets in.
const onboards = ({ statusId }: Viewer): boolean => [4, 5, 6, 11].includes(statusId ?? 0);
const isActive = ({ statusId }: Viewer): boolean =>
  [1, 2, 3, 7, 8, 9, 10, 12].includes(statusId ?? 0);
const isBorrower = ({ roleId, typeId }: Viewer): boolean =>
  roleId === 4 && (typeId === 1 || typeId === 2);
const isFunder = ({ roleId, typeId }: Viewer): boolean =>
  roleId === 5 && (typeId === 1 || typeId === 2);
const isPartner = ({ roleId }: Viewer): boolean => roleId === 6;
const borrowerVariant = (typeId: number, hasPartner: boolean) => (viewer: Viewer) =>
  isBorrower(viewer) &&
  viewer.typeId === typeId &&
  viewer.hasPartner === hasPartner &&
  onboards(viewer);
const funderVariant = (typeId: number) => (viewer: Viewer) =>
  isFunder(viewer) && viewer.typeId === typeId && onboards(viewer);

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
        const entry = knock(path as RoutePath, { viewer });
        return isLetIn(viewer)
          ? entry.kind !== 'admit'
          : !(entry.kind === 'redirect' && entry.to === '/');
      });
      expect(wrong.map(describeViewer)).toEqual([]);
    },
  );

  it.each(['/borrower', '/funder', '/partner'] as const)('%s leads to the root', (path) => {
    const answers = new Set(VIEWERS.map((viewer) => JSON.stringify(knock(path, { viewer }))));
    expect([...answers]).toEqual([JSON.stringify({ kind: 'redirect', to: '/' })]);
  });

  it('/settings leads active users to the information page', () => {
    const wrong = VIEWERS.filter((viewer) => {
      const entry = knock('/settings', { viewer });
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
      const borrower = knock('/borrower/onboarding', { viewer });
      const funder = knock('/funder/onboarding', { viewer });
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
      expect(knock(path, {})).toEqual({ kind: 'loadProfile' });
    }
    for (const path of guarded) {
      expect(knock(path, { hasSession: false })).toEqual({ kind: 'redirect', to: '/' });
    }
  });
});

describe('a company that submits', () => {
  const submitted: Viewer = {
    roleId: 4,
    typeId: 2,
    statusId: 2,
    hasPartner: false,
    hasAcceptedTerms: true,
    expiredPasswordToken: null,
  };
  const goTo = (statusId: number, admittedAt: number | null) =>
    knock(PATHS.borrowerCorporateNonPartner, {
      viewer: { ...submitted, statusId },
      admittedAt,
      query: new URLSearchParams('from=mail'),
    });

  it.each([
    ['for the first time', 5, 2],
    ['after a revision', 11, 9],
  ])('%s is led from the open onboarding to the outcome page, the query kept', (_, from, to) => {
    expect(goTo(to, from)).toEqual({ kind: 'redirect', to: '/onboarding-submitted?from=mail' });
  });

  it('is sent to the root by a link to the onboarding, as for any other status', () => {
    expect(goTo(2, null)).toEqual({ kind: 'redirect', to: '/?from=mail' });
    expect(goTo(9, null)).toEqual({ kind: 'redirect', to: '/?from=mail' });
    expect(goTo(9, 6)).toEqual({ kind: 'redirect', to: '/?from=mail' });
    expect(goTo(12, 5)).toEqual({ kind: 'redirect', to: '/?from=mail' });
  });
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

  it('sends somebody without a session to login', () => {
    expect(knock('/', { hasSession: false })).toEqual({ kind: 'redirect', to: '/login' });
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
      return home.kind === 'go' ? [{ viewer, entry: knock(home.path, { viewer }) }] : [];
    });
    expect(sent.filter(({ entry }) => entry.kind !== 'admit')).toEqual([]);
    expect(sent).toHaveLength(4 * 12 * 2 + 12 * 2 * TYPES.length);
  });

  it('ends the session of a user whom nothing fits', () => {
    expect(knock('/', { viewer: { ...active, roleId: 99 } })).toEqual({
      kind: 'reject',
      message: 'access.invalidUser',
      to: '/login',
      endsSession: true,
    });
  });

  it('keeps the query string on the way', () => {
    const query = new URLSearchParams('from=back-office&token=secret&auth=secret&a=1');
    expect(knock('/', { viewer: active, query })).toEqual({
      kind: 'redirect',
      to: '/borrower/notification?from=back-office&a=1',
    });
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
      const entry = knock(path, state);
      if (entry.kind !== 'redirect') return true;
      path = entry.to as RoutePath;
    }
    return false;
  };

  it.each(ROUTES)('a knock at %s settles within three redirects, whoever knocks', (path) => {
    const circling = situations.filter((viewer) => !settles(path, { viewer }));
    expect(circling.map(describeViewer)).toEqual([]);
    expect(settles(path, { hasSession: false })).toBe(true);
  });
});

describe('the order of the guards', () => {
  const viewer: Viewer = {
    roleId: 5,
    typeId: 1,
    statusId: 10,
    hasPartner: false,
    hasAcceptedTerms: false,
    expiredPasswordToken: 'renew me',
  };
  const path = PATHS.borrowerIndividuNonPartner;
  const query = new URLSearchParams('a=1&token=old');

  it('asks for the session first', () => {
    expect(knock(path, { viewer, query, hasSession: false })).toEqual({
      kind: 'redirect',
      to: '/?a=1',
    });
  });

  it('then sends an expired password to be renewed', () => {
    expect(knock(path, { viewer, query })).toEqual({
      kind: 'expiredPassword',
      token: 'renew me',
      to: '/change-password?a=1',
    });
  });

  it('then asks for the terms', () => {
    const renewed = { ...viewer, expiredPasswordToken: null };
    expect(knock(path, { viewer: renewed, query })).toEqual({
      kind: 'redirect',
      to: '/terms-and-condition?a=1',
    });
  });

  it('then looks at role and status', () => {
    const accepted = { ...viewer, expiredPasswordToken: null, hasAcceptedTerms: true };
    expect(knock(path, { viewer: accepted, query })).toEqual({ kind: 'redirect', to: '/?a=1' });
  });

  it('asks for the same at the root, before it sends anybody home', () => {
    const [renewed, accepted] = [
      { ...viewer, expiredPasswordToken: null },
      { ...viewer, expiredPasswordToken: null, hasAcceptedTerms: true },
    ];
    expect(knock('/', { viewer, query }).kind).toBe('expiredPassword');
    expect(knock('/', { viewer: renewed, query })).toEqual({
      kind: 'redirect',
      to: '/terms-and-condition?a=1',
    });
    expect(knock('/', { viewer: accepted, query })).toEqual({
      kind: 'redirect',
      to: '/funder/notification?a=1',
    });
  });

  it('lets the back office skip the terms and nothing else', () => {
    const from = new URLSearchParams('from=back-office');
    const unaccepted = { ...viewer, expiredPasswordToken: null };
    expect(knock('/notification', { viewer: unaccepted, query: from })).toEqual({ kind: 'admit' });
    expect(knock(path, { viewer: unaccepted, query: from }).kind).toBe('redirect');
    expect(knock('/notification', { viewer, query: from }).kind).toBe('expiredPassword');
    expect(knock('/notification', { query: from, hasSession: false }).kind).toBe('redirect');
  });
});

describe('the terms page', () => {
  const viewer: Viewer = {
    roleId: 5,
    typeId: 1,
    statusId: 4,
    hasPartner: false,
    hasAcceptedTerms: false,
    expiredPasswordToken: null,
  };

  it('is shown until the terms are accepted, and leads to the root afterwards', () => {
    expect(knock('/terms-and-condition', { viewer })).toEqual({ kind: 'admit' });
    expect(
      knock('/terms-and-condition', { viewer: { ...viewer, hasAcceptedTerms: true } }),
    ).toEqual({ kind: 'redirect', to: '/' });
  });
});

describe('a public route', () => {
  const token = new URLSearchParams('token=abc&a=1');

  it.each(['/login', '/forgot-password', '/register/borrower', '/register/funder'] as const)(
    '%s is for those without a session; others go to the root',
    (path) => {
      expect(knock(path, { hasSession: false })).toEqual({ kind: 'admit' });
      expect(knock(path, { hasSession: true })).toEqual({ kind: 'redirect', to: '/' });
    },
  );

  it('/login verifies a token before it sends somebody signed in away', () => {
    expect(knock('/login', { query: token })).toEqual({ kind: 'admit' });
  });

  it('/login stays until the verification has been told, though the token has left the query', () => {
    expect(knock('/login', { isVerifyingAccount: true })).toEqual({ kind: 'admit' });
    expect(knock('/forgot-password', { isVerifyingAccount: true })).toEqual({
      kind: 'redirect',
      to: '/',
    });
  });

  it('/request-onboarding is for those who bring a token', () => {
    expect(knock('/request-onboarding', { query: token })).toEqual({ kind: 'admit' });
  });

  it('/change-password takes the token out of the address, and needs it no more', () => {
    expect(knock('/change-password', { query: token })).toEqual({
      kind: 'keepToken',
      token: 'abc',
      to: '/change-password?a=1',
    });
    const query = new URLSearchParams('a=1');
    expect(knock('/change-password', { query, hasKeptToken: true })).toEqual({ kind: 'admit' });
  });

  it.each(['/change-password', '/request-onboarding'] as const)(
    '%s answers a missing token with a message and login',
    (path) => {
      expect(knock(path, { query: new URLSearchParams('token=&a=1') })).toEqual({
        kind: 'reject',
        message: 'access.tokenNotFound',
        to: '/login?a=1',
        endsSession: false,
      });
      expect(inIndonesian('access.tokenNotFound')).toBe('Token not found');
    },
  );

  it.each(['/request-onboarding', '/change-password'] as const)(
    '%s takes a blank token for none',
    (path) => {
      for (const blank of ['token=', 'token=%20', 'token=+'])
        expect(knock(path, { query: new URLSearchParams(blank) }).kind).toBe('reject');
    },
  );

  it('a page that has taken its token out of the address stays, also after a reload', () => {
    const noToken = { query: new URLSearchParams('a=1') };
    expect(knock('/request-onboarding', { ...noToken, isTokenTaken: true }).kind).toBe('admit');
    expect(knock('/request-onboarding', { ...noToken, isTokenTaken: false }).kind).toBe('reject');
    expect(isTokenTaken(TOKEN_TAKEN)).toBe(true);
    for (const state of [null, undefined, 'isTokenTaken', {}, { isTokenTaken: 1 }, []])
      expect(isTokenTaken(state)).toBe(false);
  });

  it.each(['/form_consent/:id', '/ekyc/:token'] as const)('%s is open to everybody', (path) => {
    expect(knock(path, { hasSession: false })).toEqual({ kind: 'admit' });
    expect(knock(path, { hasSession: true })).toEqual({ kind: 'admit' });
  });

  it('the code page needs a temporary token for its very id, and no session', () => {
    const at = (state: Partial<EntryState>) =>
      knock('/two-factor-auth/:id', { hasSession: false, ...state }).kind;
    expect(at({ params: { id: '7' }, temporaryTokenFor: '7' })).toBe('admit');
    expect(at({ params: { id: '7' }, temporaryTokenFor: '8' })).toBe('redirect');
    expect(at({ params: { id: '7' } })).toBe('redirect');
    expect(at({ params: {}, temporaryTokenFor: null })).toBe('redirect');
    expect(at({ params: { id: '7' }, temporaryTokenFor: '7', hasSession: true })).toBe('redirect');
  });

  it('the back-office area does not exist yet', () => {
    expect(knock('/batman/*', { viewer: null })).toEqual({ kind: 'notFound' });
  });
});
