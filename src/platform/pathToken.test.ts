import { takePathToken } from './pathToken';

const PAGE = '/bos/ekyc/lanjut';

function take(pathname: string) {
  const replaceState = jest.fn();
  const location = { pathname, search: '?from=mail', hash: '#top' };
  const token = takePathToken(PAGE, location, { state: { idx: 3 }, replaceState });
  return { token, replaced: replaceState.mock.calls };
}

test('E7: the token leaves the address bar and the history at once, and the rest stays', () => {
  expect(take('/bos/ekyc/geheim%2Fx')).toEqual({
    token: 'geheim%2Fx',
    replaced: [[{ idx: 3 }, '', '/bos/ekyc/lanjut?from=mail#top']],
  });
});

test.each([PAGE, '/bos/ekyc', '/bos/login', '/bos/ekycx/abc'])('%s has no token', (pathname) => {
  expect(take(pathname)).toEqual({ token: null, replaced: [] });
});
