import { takeAuthParameter } from './authParameter';
import { readCookie, removeCookie } from './cookies';
import { makeSafeStorage } from './safeStorage';
import { makeSessionToken } from './sessionToken';

const inAnHourMs = () => Date.now() + 3_600_000;
const tab = makeSafeStorage('sessionStorage');

/** Opens the page at an address, as a browser does. */
function openAt(address: string) {
  window.history.replaceState({ idx: 3 }, '', `/bos${address}`);
  return takeAuthParameter(window.location, window.history, tab);
}

const sessionAt = (address: string, isFramed = false) =>
  makeSessionToken(openAt(address), { shared: makeSafeStorage('localStorage'), tab }, isFramed);

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  removeCookie('bos_auth');
  window.history.replaceState(null, '', '/bos/');
});

afterEach(() => jest.restoreAllMocks());

describe('the auth parameter', () => {
  test('E6: it is taken out of the address bar; every other parameter stays as it was written', () => {
    const auth = openAt('/?from=back-office&auth=tok-123&q=a%20b+c&auth=second#top');
    expect(auth.token()).toBe('tok-123');
    expect(window.location.href).toMatch(/\/bos\/\?from=back-office&q=a%20b\+c#top$/);
    expect(window.history.state).toEqual({ idx: 3 });
  });

  test('it is kept for the tab over a reload', () => {
    openAt('/?auth=tok-123');
    expect(openAt('/').token()).toBe('tok-123');
  });

  test('a new one replaces the one before', () => {
    openAt('/?auth=tok-123');
    expect(openAt('/?auth=tok-456').token()).toBe('tok-456');
    expect(openAt('/').token()).toBe('tok-456');
  });

  test.each(['/?auth=', '/?auth=%0d%0aX-Injected:%201', `/?auth=${'a'.repeat(5_000)}`])(
    'what no header could carry is no token, and is taken out of the address all the same (%#)',
    (address) => {
      expect(openAt(address).token()).toBeNull();
      expect(window.location.search).toBe('');
    },
  );

  test('an address without it is left alone', () => {
    const replaceState = jest.spyOn(window.history, 'replaceState');
    takeAuthParameter(window.location, window.history, tab);
    expect(replaceState).not.toHaveBeenCalled();
  });
});

describe('the token of the session', () => {
  test('N10: auth goes before the cookie', () => {
    sessionAt('/').store('of-cookie', inAnHourMs());
    const session = sessionAt('/?auth=of-parameter');
    expect(session.read()).toEqual({ token: 'of-parameter', source: 'auth' });
  });

  test('a token is kept in the cookie until its end', () => {
    const session = sessionAt('/');
    session.store('tok-1', inAnHourMs());
    expect(session.read()).toEqual({ token: 'tok-1', source: 'cookie' });
    expect(sessionStorage.getItem('bos.auth')).toBeNull();
  });

  test('the cookie is Secure, SameSite=Strict, for the whole host, and ends when the server says', () => {
    const setCookie = jest.spyOn(document, 'cookie', 'set');
    sessionAt('/').store('tok-1', Date.UTC(2030, 0, 2, 3, 4, 5));
    expect(setCookie).toHaveBeenCalledWith(
      'bos_auth=tok-1; path=/; Secure; SameSite=Strict; expires=Wed, 02 Jan 2030 03:04:05 GMT',
    );
  });

  test('a token without a known end is kept for as long as the browser is open', () => {
    const setCookie = jest.spyOn(document, 'cookie', 'set');
    sessionAt('/').store('tok-1', null);
    expect(setCookie).toHaveBeenCalledWith('bos_auth=tok-1; path=/; Secure; SameSite=Strict');
  });

  test('E4: in a frame the token becomes auth, and no cookie is written', () => {
    const session = sessionAt('/', true);
    session.store('tok-1', inAnHourMs());
    expect(session.read()).toEqual({ token: 'tok-1', source: 'auth' });
    expect(readCookie('bos_auth')).toBeNull();
  });

  test('F18: where the browser refuses cookies, the tab lives on the token as on auth', () => {
    jest.spyOn(document, 'cookie', 'set').mockImplementation(() => undefined);
    const session = sessionAt('/');
    session.store('tok-1', inAnHourMs());
    expect(session.read()).toEqual({ token: 'tok-1', source: 'auth' });
    expect(sessionAt('/').read()?.token).toBe('tok-1');
  });

  test('F18: where cookies may not even be touched, nothing throws', () => {
    const refuse = () => {
      throw new DOMException('no cookies here', 'SecurityError');
    };
    jest.spyOn(document, 'cookie', 'get').mockImplementation(refuse);
    jest.spyOn(document, 'cookie', 'set').mockImplementation(refuse);
    const session = sessionAt('/');
    expect(session.read()).toBeNull();
    session.store('tok-1', inAnHourMs());
    expect(session.read()?.token).toBe('tok-1');
    session.clear();
    expect(session.read()).toBeNull();
  });

  test('when the token ends is known to all tabs, and of auth to its tab alone', () => {
    const endsAtMs = inAnHourMs();
    sessionAt('/').store('of-cookie', endsAtMs);
    expect(sessionAt('/').endsAtMs()).toBe(endsAtMs);
    const session = sessionAt('/?auth=of-parameter');
    expect(session.endsAtMs()).toBeNull();
    session.store('of-exchange', endsAtMs - 60_000);
    expect(sessionAt('/').endsAtMs()).toBe(endsAtMs - 60_000);
    expect(sessionAt('/?auth=of-another-parameter').endsAtMs()).toBeNull();
    session.clear();
    expect(sessionAt('/').endsAtMs()).toBeNull();
  });

  test('N7: a token without a known end forgets the end of the one before', () => {
    const session = sessionAt('/');
    session.store('tok-1', inAnHourMs());
    session.store('tok-2', null);
    expect(session.endsAtMs()).toBeNull();
  });

  test('clearing forgets the cookie and the parameter', () => {
    sessionAt('/').store('of-cookie', inAnHourMs());
    const session = sessionAt('/?auth=of-parameter');
    session.clear();
    expect(session.read()).toBeNull();
    expect(openAt('/').token()).toBeNull();
  });
});
