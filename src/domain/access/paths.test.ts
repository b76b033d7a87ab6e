import { searchWithoutTokens, twoFactorAuthPath } from './paths';

describe('the query string that survives a redirect', () => {
  it.each([
    ['nothing', '', ''],
    ['what has nothing to do with access', '?from=back-office', '?from=back-office'],
    ['all but the token', '?token=abc&lang=id', '?lang=id'],
    ['all but what lets a tab in', '?a=1&auth=abc&b=2', '?a=1&b=2'],
    ['nothing where there was no more than both', '?token=abc&auth=def', ''],
    ['nothing of a token that is there twice', '?token=abc&token=def', ''],
    ['a name that only begins alike', '?tokens=3', '?tokens=3'],
  ])('is %s', (_what, search, kept) => {
    expect(searchWithoutTokens(new URLSearchParams(search))).toBe(kept);
  });

  it('leaves the query it is read from unchanged', () => {
    const query = new URLSearchParams('?token=abc&lang=id');
    searchWithoutTokens(query);
    expect(query.toString()).toBe('token=abc&lang=id');
  });
});

describe('the page of the one-time code', () => {
  it.each([
    [7, '/two-factor-auth/7'],
    ['7', '/two-factor-auth/7'],
    ['../7?a', '/two-factor-auth/..%2F7%3Fa'],
  ])('of user %s is at %s', (userId, path) => {
    expect(twoFactorAuthPath(userId)).toBe(path);
  });
});
