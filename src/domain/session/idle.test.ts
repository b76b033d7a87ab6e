import { shouldLeaveWhenIdle, shouldRefreshSession } from './idle';

const NOON = Date.UTC(2026, 10, 20, 5, 0, 0);

describe('an idle visitor', () => {
  const idle = {
    lastActivityAtMs: NOON,
    hasToken: false,
    hasAuthParameter: false,
    pageNeedsSession: true,
    wasWarned: false,
    formEndedAtMs: null,
  };

  it('goes to login after two minutes, and not a moment before', () => {
    expect(shouldLeaveWhenIdle(idle, NOON + 119_999)).toBe(false);
    expect(shouldLeaveWhenIdle(idle, NOON + 120_000)).toBe(true);
  });

  it.each([
    ['has a token', { hasToken: true }],
    ['lives on the auth parameter', { hasAuthParameter: true }],
    ['is on a public page', { pageNeedsSession: false }],
    ['was warned already', { wasWarned: true }],
  ])('stays where they are if the visitor %s', (_, change) => {
    expect(shouldLeaveWhenIdle({ ...idle, ...change }, NOON + 3_600_000)).toBe(false);
  });
});

describe('an idle visitor whose session has expired while a form is open', () => {
  const ended = {
    lastActivityAtMs: NOON,
    hasToken: false,
    hasAuthParameter: false,
    pageNeedsSession: true,
    wasWarned: false,
  };

  it('has a minute to sign in again, however long the visitor was idle', () => {
    const endedAtMs = NOON + 3_600_000;
    expect(shouldLeaveWhenIdle({ ...ended, formEndedAtMs: endedAtMs }, endedAtMs + 59_999)).toBe(
      false,
    );
    expect(shouldLeaveWhenIdle({ ...ended, formEndedAtMs: endedAtMs }, endedAtMs + 60_000)).toBe(
      true,
    );
  });

  it('has two minutes where the visitor was active until then', () => {
    const state = { ...ended, formEndedAtMs: NOON + 5_000 };
    expect(shouldLeaveWhenIdle(state, NOON + 119_999)).toBe(false);
    expect(shouldLeaveWhenIdle(state, NOON + 120_000)).toBe(true);
  });
});

describe('activity', () => {
  const signedIn = { hasToken: true, hasAuthParameter: false, lastRefreshAtMs: NOON };

  it('refreshes the session at most once a minute', () => {
    expect(shouldRefreshSession({ ...signedIn, lastRefreshAtMs: null }, NOON)).toBe(true);
    expect(shouldRefreshSession(signedIn, NOON + 59_999)).toBe(false);
    expect(shouldRefreshSession(signedIn, NOON + 60_000)).toBe(true);
  });

  it('refreshes nothing without a token or with the auth parameter', () => {
    const later = NOON + 120_000;
    expect(shouldRefreshSession({ ...signedIn, hasToken: false }, later)).toBe(false);
    expect(shouldRefreshSession({ ...signedIn, hasAuthParameter: true }, later)).toBe(false);
  });

  it('does not wait longer where the clock was set back', () => {
    expect(shouldRefreshSession(signedIn, NOON - 86_400_000)).toBe(true);
    expect(shouldRefreshSession(signedIn, NOON - 60_000)).toBe(true);
  });

  it('N9: refreshes at most once a minute, also where the clock is set back a little', () => {
    expect(shouldRefreshSession(signedIn, NOON - 59_999)).toBe(false);
  });
});
