import fc from 'fast-check';
import { runs, SEED } from '@/testing/exploration/sample';
import { beginMailWait, secondsUntilMail } from '@/domain/session/accountVerification';
import { makeMailWaits } from './mailWaits';
import { makeSafeStorage } from './safeStorage';

const EMAIL = 'siti.aminah@bos.test';
const DEVICE = '3f0c5a52-6f0e-4a37-9a53-2f0f5f0d7c11';
const NOON = Date.UTC(2026, 10, 20, 5, 0, 0);
/** One page of this browser; pages share the records. */
const page = (device = DEVICE) => makeMailWaits(makeSafeStorage('localStorage'), () => device);

let nowMs = NOON;

beforeEach(() => {
  localStorage.clear();
  nowMs = NOON;
  jest.spyOn(Date, 'now').mockImplementation(() => nowMs);
});

afterEach(() => jest.restoreAllMocks());

const shown = (waits = page(), email = EMAIL) => secondsUntilMail(waits.read(email), Date.now());

describe('the wait for another verification mail', () => {
  test('N14: is there over a reload and in a second tab, in any case of letters', () => {
    page().store(EMAIL, beginMailWait(nowMs));
    nowMs += 9_000;
    expect(shown()).toBe(50);
    expect(shown(page(), EMAIL.toUpperCase())).toBe(50);
    expect(shown(page(), 'budi@bos.test')).toBe(0);
  });

  test('D4: leaves no address on the device, and after it nothing at all', () => {
    page().store(EMAIL, beginMailWait(nowMs));
    const [key = '', ...others] = Object.keys(localStorage);
    expect(others).toEqual([]);
    expect(key).toMatch(/^bos\.mail-wait\.[0-9a-f]{1,4}$/);
    expect(Object.keys(JSON.parse(localStorage.getItem(key) ?? '') as object)).toEqual([
      'beganAtMs',
      'waitS',
    ]);
    nowMs += 59_000;
    page().read('budi@bos.test');
    expect(Object.keys(localStorage)).toEqual([]);
  });

  test('D4: is stored under another name on another device', () => {
    page().store(EMAIL, beginMailWait(nowMs));
    expect(shown(page('another-device'))).toBe(0);
  });

  test('is reported to the other tabs when it changes, and reading it notifies nobody', () => {
    const changed = jest.fn();
    const stop = page().subscribe(changed);
    window.dispatchEvent(new StorageEvent('storage', { key: 'bos.mail-wait.1a2b' }));
    window.dispatchEvent(new StorageEvent('storage', { key: 'bos.language' }));
    stop();
    window.dispatchEvent(new StorageEvent('storage', { key: 'bos.mail-wait.1a2b' }));
    expect(changed).toHaveBeenCalledTimes(1);

    page().store(EMAIL, beginMailWait(nowMs));
    const written = jest.spyOn(Storage.prototype, 'setItem');
    page().read(EMAIL);
    expect(written).not.toHaveBeenCalled();
  });
});

describe('N14: any history of mails, refusals, reloads, clocks and broken records', () => {
  type Step =
    | { kind: 'send' | 'reload' | 'delete' }
    | { kind: 'refuse' | 'pass' | 'clockBack' | 'clockOn'; seconds: number }
    | { kind: 'corrupt'; text: string };

  const seconds = (kind: 'refuse' | 'pass' | 'clockBack' | 'clockOn', most: number) =>
    fc.nat(most).map((each): Step => ({ kind, seconds: each }));
  const broken = fc.oneof(
    fc.string(),
    fc.constantFrom('', 'null', '{}', '{"beganAtMs":-5,"waitS":59}', '{"beganAtMs":1,"waitS":-9}'),
    fc.constant('{"beganAtMs":1e300,"waitS":1e9}'),
  );
  const step: fc.Arbitrary<Step> = fc.oneof(
    { weight: 4, arbitrary: fc.constant<Step>({ kind: 'send' }) },
    { weight: 2, arbitrary: seconds('refuse', 900) },
    { weight: 6, arbitrary: seconds('pass', 70) },
    { weight: 2, arbitrary: fc.constant<Step>({ kind: 'reload' }) },
    { weight: 1, arbitrary: seconds('clockBack', 86_400) },
    { weight: 1, arbitrary: seconds('clockBack', 30) },
    { weight: 1, arbitrary: seconds('clockOn', 86_400) },
    { weight: 1, arbitrary: fc.constant<Step>({ kind: 'delete' }) },
    { weight: 1, arbitrary: broken.map((text): Step => ({ kind: 'corrupt', text })) },
  );

  /** Counts a wait down in seconds, without time stamps or records. */
  class Wait {
    private whole = 0;
    private gone = 0;

    get left(): number {
      return this.whole - this.gone;
    }

    begin(whole: number): void {
      this.whole = Math.min(600, whole);
      this.gone = 0;
    }

    /** Negative if the clock was set back: nobody knows how much of the wait is over. */
    pass(some: number): void {
      if (this.left > 0) this.gone = Math.min(this.whole, Math.max(0, this.gone + some));
    }
  }

  test(`shows the wait of the model (seed ${SEED})`, () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (history) => {
        localStorage.clear();
        nowMs = NOON;
        let tab = page();
        const other = page();
        const model = new Wait();
        for (const each of history) {
          if (each.kind === 'send' && model.left === 0) {
            tab.store(EMAIL, beginMailWait(nowMs));
            model.begin(59);
          }
          if (each.kind === 'refuse') {
            other.store(EMAIL, beginMailWait(nowMs, each.seconds));
            model.begin(each.seconds);
          }
          if (each.kind === 'pass' || each.kind === 'clockOn') {
            nowMs += each.seconds * 1000;
            model.pass(each.seconds);
          }
          if (each.kind === 'clockBack') {
            nowMs -= each.seconds * 1000;
            model.pass(-each.seconds);
          }
          if (each.kind === 'reload') tab = page();
          if (each.kind === 'delete') localStorage.clear();
          if (each.kind === 'corrupt') {
            for (const key of Object.keys(localStorage)) localStorage.setItem(key, each.text);
          }
          if (each.kind === 'delete' || each.kind === 'corrupt') model.begin(0);
          expect(shown(tab)).toBe(model.left);
          expect(shown(other)).toBe(model.left);
        }
      }),
      runs(1_000),
    );
  });
});
