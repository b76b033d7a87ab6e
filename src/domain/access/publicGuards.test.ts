import { inIndonesian } from '@/testing/oracle/inIndonesian';
import { decideFor } from '@/testing/oracle/guardMatrix';
import { messageRef } from '@/primitives/messageRef';
import type { EntryState } from './guards';
import { isTokenConsumed, TOKEN_CONSUMED } from './consumedToken';

describe('a public route', () => {
  const token = new URLSearchParams('token=abc&a=1');

  it.each(['/login', '/forgot-password', '/register/borrower', '/register/funder'] as const)(
    '%s is for those without a session; others go to the root',
    (path) => {
      expect(decideFor(path, { hasSession: false })).toEqual({ kind: 'admit' });
      expect(decideFor(path, { hasSession: true })).toEqual({ kind: 'redirect', to: '/' });
    },
  );

  it('/login verifies a token before it redirects a signed-in user', () => {
    expect(decideFor('/login', { query: token })).toEqual({ kind: 'admit' });
  });

  it('/login stays open until the result is shown, although the token is no longer in the query', () => {
    expect(decideFor('/login', { isVerifyingAccount: true })).toEqual({ kind: 'admit' });
    expect(decideFor('/forgot-password', { isVerifyingAccount: true })).toEqual({
      kind: 'redirect',
      to: '/',
    });
  });

  it('/request-onboarding needs a token in the query', () => {
    expect(decideFor('/request-onboarding', { query: token })).toEqual({ kind: 'admit' });
  });

  it('/change-password removes the token from the address, and works without it from then on', () => {
    expect(decideFor('/change-password', { query: token })).toEqual({
      kind: 'keepToken',
      token: 'abc',
      to: '/change-password?a=1',
    });
    const query = new URLSearchParams('a=1');
    expect(decideFor('/change-password', { query, hasStoredToken: true })).toEqual({
      kind: 'admit',
    });
  });

  it.each(['/change-password', '/request-onboarding'] as const)(
    '%s answers a missing token with a message and login',
    (path) => {
      expect(decideFor(path, { query: new URLSearchParams('token=&a=1') })).toEqual({
        kind: 'reject',
        message: messageRef('access.tokenNotFound'),
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
        expect(decideFor(path, { query: new URLSearchParams(blank) }).kind).toBe('reject');
    },
  );

  it('a page that has removed its token from the address stays open, also after a reload', () => {
    const noToken = { query: new URLSearchParams('a=1') };
    expect(decideFor('/request-onboarding', { ...noToken, isTokenConsumed: true }).kind).toBe(
      'admit',
    );
    expect(decideFor('/request-onboarding', { ...noToken, isTokenConsumed: false }).kind).toBe(
      'reject',
    );
    expect(isTokenConsumed(TOKEN_CONSUMED)).toBe(true);
    for (const state of [null, undefined, 'isTokenConsumed', {}, { isTokenConsumed: 1 }, []])
      expect(isTokenConsumed(state)).toBe(false);
  });

  it.each(['/form_consent/:id', '/ekyc/:token'] as const)('%s is open to everybody', (path) => {
    expect(decideFor(path, { hasSession: false })).toEqual({ kind: 'admit' });
    expect(decideFor(path, { hasSession: true })).toEqual({ kind: 'admit' });
  });

  it('the code page needs a temporary token for the id in its path, and no session', () => {
    const at = (state: Partial<EntryState>) =>
      decideFor('/two-factor-auth/:id?', { hasSession: false, ...state }).kind;
    expect(at({ params: { id: '7' }, temporaryTokenFor: '7' })).toBe('admit');
    expect(at({ params: { id: '7' }, temporaryTokenFor: '8' })).toBe('redirect');
    expect(at({ params: { id: '7' } })).toBe('redirect');
    expect(at({ params: {}, temporaryTokenFor: null })).toBe('redirect');
    expect(at({ params: { id: '7' }, temporaryTokenFor: '7', hasSession: true })).toBe('redirect');
  });

  it('the back-office area does not exist yet', () => {
    expect(decideFor('/batman/*', { viewer: null })).toEqual({ kind: 'notFound' });
  });
});
