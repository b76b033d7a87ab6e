import fc from 'fast-check';
import { noResponseProblem } from '@/api/problem';
import { secondsUntilResend } from '@/domain/session/resendClock';
import { runs, SEED } from '@/testing/exploration/sample';
import { storedResendRecords } from '@/testing/store/storedPorts';
import { makeTestEffects } from '@/testing/store/testEffects';
import { selectResendRecord } from '../slices/resend';
import { makeStore, type AppStore } from '../store';
import {
  followClockJump,
  forgetResendRecord,
  noteRateLimit,
  noteSentCode,
  recallSentCodes,
  reloadResendRecords,
} from './resendClock';

const RUNS = runs(1_000);
const USER = '108';
const KEY = `bos.otp-resend.${USER}`;
const NOON = Date.UTC(2026, 10, 20, 5, 0, 0);
const DAY_S = 24 * 60 * 60;

type Step =
  | { kind: 'ask' | 'openTab' | 'reload' | 'verify' }
  | { kind: 'pass'; seconds: number }
  | { kind: 'moveClock'; seconds: number; isPageOpen: boolean }
  | { kind: 'spoil'; stored: string | null };

const SPOILT = [
  null,
  '',
  '{"count":2',
  '[]',
  '{"count":-4,"lastSentAtMs":1}',
  '{"count":2,"lastSentAtMs":-5}',
  '{"count":1e99,"lastSentAtMs":1}',
];

const often = (weight: number, arbitrary: fc.Arbitrary<Step>) => ({ weight, arbitrary });
const seconds = fc.oneof(fc.nat(70), fc.nat(700), fc.nat(5_000));
const aDay = fc.tuple(fc.constantFrom(-DAY_S, DAY_S), fc.boolean());

const step: fc.Arbitrary<Step> = fc.oneof(
  often(8, fc.constant({ kind: 'ask' })),
  often(
    8,
    seconds.map((passed) => ({ kind: 'pass', seconds: passed })),
  ),
  often(3, fc.constant({ kind: 'reload' })),
  often(2, fc.constant({ kind: 'openTab' })),
  often(
    3,
    aDay.map(([moved, isPageOpen]) => ({ kind: 'moveClock', seconds: moved, isPageOpen })),
  ),
  often(
    2,
    fc.constantFrom(...SPOILT).map((stored) => ({ kind: 'spoil', stored })),
  ),
  often(1, fc.constant({ kind: 'verify' })),
);

/** The model: counts in seconds of true time, without records, time stamps or the device. */
class Model {
  /** The server's own count and wait. */
  serverSends = 0;
  serverLeft = 0;
  private sinceServerSend = 0;
  /**
   * What the device knows: codes sent, the wait by the rule, and the wait that the server named.
   */
  private sends = 0;
  private ruleLeft = 0;
  private namedLeft = 0;
  private named = 0;
  private sinceSend: number | null = null;

  get shown(): number {
    return Math.max(this.ruleLeft, this.namedLeft);
  }

  get serverNamed(): number {
    return this.namedLeft;
  }

  /** The server's response: seconds to wait, or 0 for a code that was sent. */
  ask(): number {
    if (this.sinceServerSend > 3_600) this.serverSends = 0;
    if (this.serverLeft > 0) {
      this.sinceSend ??= 0;
      this.namedLeft = this.serverLeft;
      this.named = this.sinceSend + this.serverLeft;
      return this.serverLeft;
    }
    this.serverSends += 1;
    this.serverLeft = this.serverSends > 3 ? 600 : 60;
    this.sinceServerSend = 0;
    if (this.sinceSend !== null && this.sinceSend > 3_600) this.sends = 0;
    this.sends += 1;
    this.ruleLeft = this.sends > 3 ? 600 : 60;
    this.namedLeft = 0;
    this.named = 0;
    this.sinceSend = 0;
    return 0;
  }

  pass(seconds: number): void {
    const less = (left: number) => Math.max(0, left - seconds);
    this.serverLeft = less(this.serverLeft);
    this.ruleLeft = less(this.ruleLeft);
    this.namedLeft = less(this.namedLeft);
    this.sinceServerSend += seconds;
    if (this.sinceSend !== null) this.sinceSend += seconds;
  }

  /** The device has lost its record: deleted, broken, or older than an hour by its clock. */
  forget(): void {
    this.sends = 0;
    this.ruleLeft = 0;
    this.namedLeft = 0;
    this.named = 0;
    this.sinceSend = null;
  }

  /** The clock was set back while no page was open: the last code counts as sent now. */
  beginAgain(): void {
    if (this.sinceSend === null) return;
    this.ruleLeft = this.sends === 0 ? 0 : this.sends > 3 ? 600 : 60;
    this.namedLeft = this.named <= 600 ? this.named : 0;
    this.named = this.namedLeft;
    this.sinceSend = 0;
  }

  readStored(): void {
    if (this.sinceSend !== null && this.sinceSend > 3_600) this.forget();
  }

  verify(): void {
    this.forget();
    this.serverSends = 0;
    this.serverLeft = 0;
  }
}

/** A browser with its tabs, on a clock that can be moved; the server is the model's. */
class Browser {
  private nowMs = NOON;
  private tabs: AppStore[] = [];

  constructor(private readonly model: Model) {
    localStorage.clear();
    jest.spyOn(Date, 'now').mockImplementation(() => this.nowMs);
    this.tabs = [this.openPage()];
  }

  private openPage(): AppStore {
    const resendRecords = storedResendRecords();
    const store = makeStore({ effects: makeTestEffects({ resendRecords }).effects });
    store.dispatch(recallSentCodes(USER));
    return store;
  }

  /** The storage event that the other tabs receive. */
  private tellOthers(than: AppStore | null): void {
    for (const tab of this.tabs) if (tab !== than) tab.dispatch(reloadResendRecords());
  }

  get waits(): number[] {
    return this.tabs.map((tab) =>
      secondsUntilResend(selectResendRecord(tab.getState(), USER), Date.now()),
    );
  }

  act(step: Step): void {
    const [tab] = this.tabs as [AppStore];
    if (step.kind === 'ask') {
      // The button is disabled while there is a wait.
      if (this.model.shown > 0) return;
      const retryAfterS = this.model.ask();
      const problem = { ...noResponseProblem('unreadable', false), status: 429, retryAfterS };
      tab.dispatch(
        retryAfterS > 0 ? noteRateLimit(USER, problem) : noteSentCode(USER, { email: 'o***' }),
      );
      this.tellOthers(tab);
      this.model.readStored();
    }
    if (step.kind === 'pass') {
      this.model.pass(step.seconds);
      this.nowMs += step.seconds * 1000;
    }
    if (step.kind === 'reload') {
      this.model.readStored();
      this.tabs = this.tabs.map(() => this.openPage());
    }
    if (step.kind === 'openTab') {
      this.model.readStored();
      if (this.tabs.length < 3) this.tabs.push(this.openPage());
      this.tabs.forEach((each) => each.dispatch(reloadResendRecords()));
    }
    if (step.kind === 'spoil') {
      if (step.stored === null) localStorage.removeItem(KEY);
      else localStorage.setItem(KEY, step.stored);
      this.tellOthers(null);
      this.model.forget();
    }
    if (step.kind === 'verify') {
      tab.dispatch(forgetResendRecord(USER));
      this.tellOthers(tab);
      this.model.verify();
    }
    if (step.kind === 'moveClock') this.moveClock(step.seconds, step.isPageOpen);
  }

  private moveClock(seconds: number, isPageOpen: boolean): void {
    this.model.readStored();
    this.tabs.forEach((each) => each.dispatch(reloadResendRecords()));
    this.nowMs += seconds * 1000;
    if (!isPageOpen) {
      if (seconds > 0) this.model.forget();
      else this.model.beginAgain();
      this.tabs = this.tabs.map(() => this.openPage());
      return;
    }
    for (const each of this.tabs) {
      each.dispatch(followClockJump(USER, seconds * 1000));
      this.tellOthers(each);
    }
  }
}

afterEach(() => jest.restoreAllMocks());

test(`N14: over ${RUNS.numRuns} histories every tab shows the wait of the model (seed ${SEED})`, () => {
  fc.assert(
    fc.property(fc.array(step, { minLength: 5, maxLength: 30 }), (history) => {
      const model = new Model();
      const browser = new Browser(model);
      for (const each of history) {
        browser.act(each);
        for (const wait of browser.waits) {
          expect(Math.abs(wait - model.shown)).toBeLessThanOrEqual(1);
          expect(wait).toBeGreaterThanOrEqual(model.serverNamed);
          expect(wait).toBeLessThanOrEqual(600);
        }
      }
    }),
    RUNS,
  );
});
