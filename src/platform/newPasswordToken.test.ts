import { makeNewPasswordToken, takeNewPasswordToken } from './newPasswordToken';
import { makeSafeStorage } from './safeStorage';

const PAGE = '/bos/change-password';
const kept = makeNewPasswordToken(makeSafeStorage('sessionStorage'));

/** Opens the app at an address, as a browser does; answers the address after it. */
function openAt(address: string): string {
  window.history.replaceState({ idx: 3 }, '', address);
  takeNewPasswordToken(PAGE, window.location, window.history, kept);
  return window.location.href.replace(window.location.origin, '');
}

beforeEach(() => {
  sessionStorage.clear();
  window.history.replaceState(null, '', '/bos/');
});

afterEach(() => jest.restoreAllMocks());

test('E7: the token of a new password leaves the address at once; all else stays as it was written', () => {
  expect(openAt(`${PAGE}?from=mail&token=tok-123&q=a%20b+c#top`)).toBe(
    `${PAGE}?from=mail&q=a%20b+c#top`,
  );
  expect(window.history.state).toEqual({ idx: 3 });
  expect(kept.read()).toEqual({ token: 'tok-123', isForced: false });
  expect(localStorage).toHaveLength(0);
});

test('it is there after a reload, and a new one replaces it', () => {
  openAt(`${PAGE}?token=tok-123`);
  openAt(PAGE);
  expect(kept.read()?.token).toBe('tok-123');
  openAt(`${PAGE}?token=tok-456`);
  expect(kept.read()?.token).toBe('tok-456');
  kept.clear();
  expect(kept.read()).toBeNull();
});

test('a token of another page, and an empty one, are left alone', () => {
  expect(openAt('/bos/login?token=tok-123')).toBe('/bos/login?token=tok-123');
  openAt(`${PAGE}?token=`);
  expect(kept.read()).toBeNull();
});

test.each(['nonsense', 'null', '7', '{}', '{"token":7}', '{"token":""}'])(
  'what else may lie in its place is no token: %s',
  (stored) => {
    sessionStorage.setItem('bos.new-password', stored);
    expect(kept.read()).toBeNull();
  },
);

test('where the browser keeps nothing, the page keeps it while it lives', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  openAt(`${PAGE}?token=tok-123`);
  expect(kept.read()?.token).toBe('tok-123');
});
