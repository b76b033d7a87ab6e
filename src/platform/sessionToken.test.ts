import { takeAuthParameter } from './authParameter';
import { readCookie, removeCookie, writeCookie } from './cookies';
import { makeSafeStorage } from './safeStorage';
import { makeSessionRecord } from './sessionRecord';
import { makeSessionToken } from './sessionToken';

const inAnHourMs = () => Date.now() + 3_600_000;
const tab = makeSafeStorage('sessionStorage');

/** The session of a page opened at an address; all pages share the record of one browser. */
const sessionAt = (address: string, isFramed = false) => {
  const session = unlookedSessionAt(address, isFramed);
  session.resume();
  return session;
};

/** A page that has not looked yet whether there is a session. */
const unlookedSessionAt = (address: string, isFramed = false) => {
  const shared = makeSafeStorage('localStorage');
  const record = makeSessionRecord(shared);
  return makeSessionToken(openAt(address), { shared, tab, record }, isFramed);
};

/** Opens the page at an address, as a browser does. */
function openAt(address: string) {
  window.history.replaceState({ idx: 3 }, '', `/bos${address}`);
  return takeAuthParameter(window.location, window.history, tab);
}

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
    sessionAt('/').begin('of-cookie', inAnHourMs());
    const session = sessionAt('/?auth=of-parameter');
    expect(session.read()).toEqual({ token: 'of-parameter', source: 'auth' });
  });

  test.each(['%F0%9F%98%80', '%00', 'a%0d%0aX: 1', '%E2%80%8B', '%E2%82%ACabc', 'a%20b'])(
    'a cookie that no header could carry (%s) is no token, and is cleared',
    (damaged) => {
      document.cookie = `bos_auth=${damaged}; path=/; Secure; SameSite=Strict`;
      expect(readCookie('bos_auth')).not.toBeNull();
      expect(sessionAt('/').read()).toBeNull();
      expect(readCookie('bos_auth')).toBeNull();
    },
  );

  test('a cookie that is damaged while the page is open ends its session', () => {
    const session = sessionAt('/');
    session.begin('tok-1', inAnHourMs());
    document.cookie = 'bos_auth=%F0%9F%98%80; path=/; Secure; SameSite=Strict';
    expect(session.read()).toBeNull();
    session.begin('tok-2', inAnHourMs());
    expect(session.read()).toEqual({ token: 'tok-2', source: 'cookie' });
  });

  test('a token is kept in the cookie until its end', () => {
    const session = sessionAt('/');
    session.begin('tok-1', inAnHourMs());
    expect(session.read()).toEqual({ token: 'tok-1', source: 'cookie' });
    expect(sessionStorage.getItem('bos.auth')).toBeNull();
  });

  test('the cookie is Secure, SameSite=Strict, for the whole host, and ends when the server says', () => {
    const setCookie = jest.spyOn(document, 'cookie', 'set');
    sessionAt('/').begin('tok-1', Date.UTC(2030, 0, 2, 3, 4, 5));
    expect(setCookie).toHaveBeenCalledWith(
      'bos_auth=tok-1; path=/; Secure; SameSite=Strict; expires=Wed, 02 Jan 2030 03:04:05 GMT',
    );
  });

  test('a token without a known end is kept for as long as the browser is open', () => {
    const setCookie = jest.spyOn(document, 'cookie', 'set');
    sessionAt('/').begin('tok-1', null);
    expect(setCookie).toHaveBeenCalledWith('bos_auth=tok-1; path=/; Secure; SameSite=Strict');
  });

  test('E4: in a frame the token becomes auth, and no cookie is written', () => {
    const session = sessionAt('/', true);
    session.begin('tok-1', inAnHourMs());
    expect(session.read()).toEqual({ token: 'tok-1', source: 'auth' });
    expect(readCookie('bos_auth')).toBeNull();
  });

  test('E4, N10: a page in a frame never uses the cookie, also where it gets one', () => {
    writeCookie('bos_auth', 'tok-of-another-tab', inAnHourMs());
    expect(sessionAt('/', true).read()).toBeNull();
    expect(sessionAt('/').read()?.token).toBe('tok-of-another-tab');
  });

  test('F18: where the browser refuses cookies, the tab lives on the token as on auth', () => {
    jest.spyOn(document, 'cookie', 'set').mockImplementation(() => undefined);
    const session = sessionAt('/');
    session.begin('tok-1', inAnHourMs());
    expect(session.read()).toEqual({ token: 'tok-1', source: 'auth' });
    expect(sessionAt('/').read()?.token).toBe('tok-1');
  });

  test('F18: where cookies may not even be touched, nothing throws', () => {
    const refuse = () => {
      throw new DOMException('no cookies here', 'SecurityError');
    };
    Object.defineProperty(document, 'cookie', { get: refuse, set: refuse, configurable: true });
    const session = sessionAt('/');
    expect(session.read()).toBeNull();
    session.begin('tok-1', inAnHourMs());
    expect(session.read()?.token).toBe('tok-1');
    session.clear();
    expect(session.read()).toBeNull();
    Reflect.deleteProperty(document, 'cookie');
  });

  test('N16: a cookie that something else has put on a path of the app neither hides the session nor outlives it', () => {
    const plant = () => {
      document.cookie = 'bos_auth=planted; path=/bos/borrower; Secure';
    };
    window.history.replaceState(null, '', '/bos/borrower/notification');
    plant();
    expect(readCookie('bos_auth')).toBe('planted');
    expect(writeCookie('bos_auth', 'tok-1', inAnHourMs())).toBe(true);
    plant();
    removeCookie('bos_auth');
    expect(readCookie('bos_auth')).toBeNull();
  });

  test('clearing forgets the cookie', () => {
    const session = sessionAt('/');
    session.begin('of-cookie', inAnHourMs());
    session.clear();
    expect(session.read()).toBeNull();
    expect(sessionAt('/').read()).toBeNull();
  });

  test('N10: a tab that lives on auth forgets that alone, and leaves the cookie to whose it is', () => {
    sessionAt('/').begin('of-cookie', inAnHourMs());
    const session = sessionAt('/?auth=of-parameter');
    session.clear();
    expect(openAt('/').token()).toBeNull();
    expect(readCookie('bos_auth')).toBe('of-cookie');
  });
});

describe('N10: the cookie changes under an open page', () => {
  /** A page in the session of a user who signed in on it. */
  function signedIn() {
    const here = sessionAt('/');
    here.begin('first-of-A', inAnHourMs());
    return here;
  }

  test('a fresh token of the same session is taken, from whichever tab it comes', () => {
    const here = signedIn();
    const there = sessionAt('/');
    expect(there.read()?.token).toBe('first-of-A');
    there.store('second-of-A', inAnHourMs());
    expect(here.hasMoved()).toBe(false);
    expect(here.read()?.token).toBe('second-of-A');
    here.store('third-of-A', inAnHourMs());
    expect(there.read()?.token).toBe('third-of-A');
  });

  test('the token of another user is not: the page keeps its own, and reports that it has found one', () => {
    const here = signedIn();
    const moved = jest.fn();
    here.onMoved(moved);
    sessionAt('/').begin('of-B', inAnHourMs());
    expect(here.read()?.token).toBe('first-of-A');
    expect(moved).toHaveBeenCalled();
    expect(here.hasMoved()).toBe(true);
    here.leave();
    expect(here.read()).toBeNull();
    expect(here.resume()?.token).toBe('of-B');
    expect(here.hasMoved()).toBe(false);
  });

  test('also where the cookie was not set by the app', () => {
    const here = signedIn();
    writeCookie('bos_auth', 'of-B', inAnHourMs());
    expect(here.read()?.token).toBe('first-of-A');
    expect(here.hasMoved()).toBe(true);
  });

  test('a page that has not looked for a session finds that one has begun', () => {
    signedIn();
    const here = unlookedSessionAt('/register/funder');
    expect(here.read()).toBeNull();
    expect(here.hasMoved()).toBe(true);
    expect(here.resume()?.token).toBe('first-of-A');
    expect(here.hasMoved()).toBe(false);
  });

  test('also where nothing but the cookie tells of it', () => {
    writeCookie('bos_auth', 'of-A', inAnHourMs());
    const here = unlookedSessionAt('/register/funder');
    expect(here.hasMoved()).toBe(true);
    expect(here.resume()?.token).toBe('of-A');
    expect(here.hasMoved()).toBe(false);
  });

  test('a fresh token of A that comes late does not take the place of B’s', () => {
    const here = signedIn();
    writeCookie('bos_auth', 'of-B', inAnHourMs());
    here.store('second-of-A', inAnHourMs());
    expect(readCookie('bos_auth')).toBe('of-B');
  });

  test('N2: nor does it bring back a session that another tab has ended', () => {
    const here = signedIn();
    sessionAt('/').clear();
    makeSessionRecord(makeSafeStorage('localStorage')).end();
    here.store('second-of-A', inAnHourMs());
    expect(readCookie('bos_auth')).toBeNull();
  });

  test('pages that find a session without a name agree on one', () => {
    writeCookie('bos_auth', 'of-A', inAnHourMs());
    const [here, there] = [sessionAt('/'), sessionAt('/')];
    expect([here.read()?.token, there.read()?.token]).toEqual(['of-A', 'of-A']);
    expect([here.hasMoved(), there.hasMoved()]).toEqual([false, false]);
  });

  test('a cookie that has run out is no change of person', () => {
    const here = signedIn();
    removeCookie('bos_auth');
    expect(here.read()).toBeNull();
    expect(here.hasMoved()).toBe(false);
  });

  test('what the record holds is no part of a token', () => {
    signedIn().store('second-of-A', inAnHourMs());
    expect(localStorage.getItem('bos.session')).toMatch(/^[\da-f-]{36} [\da-f]{1,8} [\da-f]{1,8}$/);
  });

  test('where nothing can be stored, a page still never takes the token of another', () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const here = signedIn();
    writeCookie('bos_auth', 'of-B', inAnHourMs());
    expect(here.read()?.token).toBe('first-of-A');
    expect(here.hasMoved()).toBe(true);
  });
});
