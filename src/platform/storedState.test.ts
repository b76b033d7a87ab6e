import { deviceId } from './deviceId';
import { makeResendRecords } from './resendRecords';
import { makeSafeStorage } from './safeStorage';
import { makeTemporaryTokens } from './temporaryTokens';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

const blocked = () => {
  throw new DOMException('storage is blocked', 'SecurityError');
};

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

afterEach(() => jest.restoreAllMocks());

describe('storage that throws', () => {
  test('D5, F17: where it may not be touched, values live as long as the page', () => {
    jest.spyOn(window, 'localStorage', 'get').mockImplementation(blocked);
    const storage = makeSafeStorage('localStorage');
    expect(storage.get('bos.x')).toBeNull();
    storage.set('bos.x', '1');
    expect(storage.get('bos.x')).toBe('1');
    expect(storage.keys('bos.')).toEqual(['bos.x']);
    storage.remove('bos.x');
    expect(storage.get('bos.x')).toBeNull();
  });

  test('D5, F16: where it is full, what was there can still be read', () => {
    const storage = makeSafeStorage('localStorage');
    storage.set('bos.old', 'kept');
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    storage.set('bos.new', 'in memory');
    storage.set('bos.old', 'changed');
    expect(storage.get('bos.new')).toBe('in memory');
    expect(storage.get('bos.old')).toBe('changed');
    expect(localStorage.getItem('bos.old')).toBe('kept');
  });

  test('once there is room again, the stored value is the one that counts', () => {
    const storage = makeSafeStorage('localStorage');
    const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(blocked);
    storage.set('bos.x', 'first');
    full.mockRestore();
    storage.set('bos.x', 'second');
    localStorage.setItem('bos.x', 'of another tab');
    expect(storage.get('bos.x')).toBe('of another tab');
  });
});

describe('the device id', () => {
  test('it is a random UUID, made once and kept', () => {
    const first = deviceId(makeSafeStorage('localStorage'));
    expect(first).toMatch(UUID);
    expect(deviceId(makeSafeStorage('localStorage'))).toBe(first);
    expect(localStorage.getItem('bos.device')).toBe(first);
  });

  test.each(['', 'abc', '<script>', '{"id":1}'])('a stored %j is replaced', (broken) => {
    localStorage.setItem('bos.device', broken);
    expect(deviceId(makeSafeStorage('localStorage'))).toMatch(UUID);
  });
});

describe('temporary tokens', () => {
  const tokens = () => makeTemporaryTokens(makeSafeStorage('sessionStorage'));

  test('a token is kept for its user alone, until it runs out', () => {
    tokens().store('7', 'temp', Date.now() + 900_000);
    expect(tokens().read('7')).toBe('temp');
    expect(tokens().read('8')).toBeNull();
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 900_001);
    expect(tokens().read('7')).toBeNull();
  });

  test('N7: one that the page has met alive is left to the server, wherever the clock goes', () => {
    const page = tokens();
    page.store('7', 'temp', Date.now() + 900_000);
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 86_400_000);
    expect(page.read('7')).toBe('temp');
    page.remove('7');
    expect(page.read('7')).toBeNull();
  });

  test('where the last code went is kept with it, over another login, and goes with it', () => {
    const page = tokens();
    page.storeSentTo('7', '0812****7888');
    expect(page.readSentTo('7')).toBeNull();
    page.store('7', 'first', null);
    page.storeSentTo('7', '0812****7888');
    page.store('7', 'second', null);
    expect([tokens().read('7'), tokens().readSentTo('7')]).toEqual(['second', '0812****7888']);
    page.remove('7');
    expect(tokens().readSentTo('7')).toBeNull();
  });

  test('a code that may have been taken is kept with its token, over a reload', () => {
    tokens().store('7', 'first', null);
    expect(tokens().readMayBeTaken('7')).toBe(false);
    tokens().storeMayBeTaken('7', true);
    expect(tokens().readMayBeTaken('7')).toBe(true);
    tokens().store('7', 'second', null);
    expect(tokens().readMayBeTaken('7')).toBe(false);
  });

  test('a new login replaces it, and removing all leaves none', () => {
    tokens().store('7', 'first', null);
    tokens().store('7', 'second', null);
    tokens().store('8', 'other', null);
    expect(tokens().read('7')).toBe('second');
    tokens().removeAll();
    expect([tokens().read('7'), tokens().read('8')]).toEqual([null, null]);
  });

  test.each(['', 'null', '[]', '"text"', '{"token":5}', '{"token":""}', '{'])(
    'a broken entry %j counts as none',
    (broken) => {
      sessionStorage.setItem('bos.otp.7', broken);
      expect(tokens().read('7')).toBeNull();
    },
  );
});

describe('resend records', () => {
  const records = () => makeResendRecords(makeSafeStorage('localStorage'));

  test('a record is there over a reload and in a second tab', () => {
    const record = { count: 2, lastSentAtMs: Date.now() };
    records().store('7', record);
    expect(records().read('7')).toEqual(record);
    records().remove('7');
    expect(records().read('7')).toBeNull();
  });

  test('N14: broken, negative and old records count as none', () => {
    for (const broken of ['x', '{}', '{"count":-1,"lastSentAtMs":1}', 'null']) {
      localStorage.setItem('bos.otp-resend.7', broken);
      expect(records().read('7')).toBeNull();
    }
    records().store('7', { count: 1, lastSentAtMs: Date.now() - 3_600_001 });
    expect(records().read('7')).toBeNull();
    expect(localStorage.getItem('bos.otp-resend.7')).toBeNull();
  });

  test('N14: a clock that was set back begins the wait again once, not at each look', () => {
    const nowMs = Date.now();
    records().store('7', { count: 1, lastSentAtMs: nowMs + 86_400_000 });
    const clock = jest.spyOn(Date, 'now').mockReturnValue(nowMs);
    expect(records().read('7')).toEqual({ count: 1, lastSentAtMs: nowMs });
    clock.mockReturnValue(nowMs + 30_000);
    expect(records().read('7')).toEqual({ count: 1, lastSentAtMs: nowMs });
  });

  test('a change in another tab is reported, other keys are not', () => {
    const changed = jest.fn();
    const stop = records().subscribe(changed);
    window.dispatchEvent(new StorageEvent('storage', { key: 'bos.otp-resend.7' }));
    window.dispatchEvent(new StorageEvent('storage', { key: 'bos.language' }));
    stop();
    window.dispatchEvent(new StorageEvent('storage', { key: 'bos.otp-resend.7' }));
    expect(changed).toHaveBeenCalledTimes(1);
  });
});
