import { decideFor } from '@/testing/oracle/guardMatrix';
import { PATHS } from './paths';
import type { Viewer } from './viewer';

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
    decideFor(PATHS.borrowerCorporateNonPartner, {
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

describe('a status that moves while an outcome page is open', () => {
  const viewer: Viewer = {
    roleId: 4,
    typeId: 1,
    statusId: 6,
    hasPartner: false,
    hasAcceptedTerms: true,
    expiredPasswordToken: null,
  };
  const open = (statusId: number, admittedAt: number | null) => {
    const path = pageOf(admittedAt ?? 6);
    const entry = decideFor(path, { viewer: { ...viewer, statusId }, admittedAt });
    return entry.kind === 'redirect' ? entry.to : path;
  };
  /** Which page admits a status: routes.md#routes, statuses.md#statuses. */
  const pageOf = (id: number) => ([8, 12].includes(id) ? REJECTED : SUBMITTED);
  const SUBMITTED = '/onboarding-submitted';
  const REJECTED = '/onboarding-rejected';
  const OUTCOMES = [1, 2, 3, 6, 7, 8, 9, 10, 12];
  const pairs = OUTCOMES.flatMap((from) => OUTCOMES.map((to) => [from, to] as const));

  it.each(pairs)('from %i to %i leads to the outcome page of the new one', (from, to) => {
    expect(open(to, from)).toBe(pageOf(to));
  });

  it.each([4, 5, 11])('to %i leads to the start page, for there are answers to give', (to) => {
    for (const from of OUTCOMES) expect(open(to, from)).toBe('/');
  });

  it('is not what a link to the wrong outcome page means: that leads to the start page', () => {
    expect(open(8, null)).toBe('/');
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
    expect(decideFor(path, { viewer, query, hasSession: false })).toEqual({
      kind: 'redirect',
      to: '/?a=1',
    });
  });

  it('then sends an expired password to be renewed', () => {
    expect(decideFor(path, { viewer, query })).toEqual({
      kind: 'expiredPassword',
      token: 'renew me',
      to: '/change-password?a=1',
    });
  });

  it('then asks for the terms', () => {
    const renewed = { ...viewer, expiredPasswordToken: null };
    expect(decideFor(path, { viewer: renewed, query })).toEqual({
      kind: 'redirect',
      to: '/terms-and-condition?a=1',
    });
  });

  it('then looks at role and status', () => {
    const accepted = { ...viewer, expiredPasswordToken: null, hasAcceptedTerms: true };
    expect(decideFor(path, { viewer: accepted, query })).toEqual({ kind: 'redirect', to: '/?a=1' });
  });

  it('asks for the same at the root, before it sends anybody home', () => {
    const [renewed, accepted] = [
      { ...viewer, expiredPasswordToken: null },
      { ...viewer, expiredPasswordToken: null, hasAcceptedTerms: true },
    ];
    expect(decideFor('/', { viewer, query }).kind).toBe('expiredPassword');
    expect(decideFor('/', { viewer: renewed, query })).toEqual({
      kind: 'redirect',
      to: '/terms-and-condition?a=1',
    });
    expect(decideFor('/', { viewer: accepted, query })).toEqual({
      kind: 'redirect',
      to: '/funder/notification?a=1',
    });
  });

  it('lets the back office skip the terms and nothing else', () => {
    const from = new URLSearchParams('from=back-office');
    const unaccepted = { ...viewer, expiredPasswordToken: null };
    expect(decideFor('/notification', { viewer: unaccepted, query: from })).toEqual({
      kind: 'admit',
    });
    expect(decideFor(path, { viewer: unaccepted, query: from }).kind).toBe('redirect');
    expect(decideFor('/notification', { viewer, query: from }).kind).toBe('expiredPassword');
    expect(decideFor('/notification', { query: from, hasSession: false }).kind).toBe('redirect');
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
    expect(decideFor('/terms-and-condition', { viewer })).toEqual({ kind: 'admit' });
    expect(
      decideFor('/terms-and-condition', { viewer: { ...viewer, hasAcceptedTerms: true } }),
    ).toEqual({ kind: 'redirect', to: '/' });
  });

  it('stays open to the back office, which looks at it after the terms are accepted', () => {
    const accepted = { ...viewer, hasAcceptedTerms: true };
    const decideFrom = (from: string) =>
      decideFor('/terms-and-condition', { viewer: accepted, query: new URLSearchParams({ from }) });
    expect(decideFrom('back-office')).toEqual({ kind: 'admit' });
    expect(decideFrom('mail')).toEqual({ kind: 'redirect', to: '/?from=mail' });
  });
});
