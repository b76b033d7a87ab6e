import { watchActivity, watchIdleness, watchVisibility } from './userActivity';

const START_MS = Date.UTC(2026, 10, 2);

beforeEach(() => jest.useFakeTimers({ now: START_MS }));
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const press = () => document.body.dispatchEvent(new Event('keydown', { bubbles: true }));

test('activity is reported at most once a second, and again when the clock was set back', () => {
  const active = jest.fn();
  const stop = watchActivity(active);
  for (let times = 0; times < 20; times += 1) press();
  expect(active).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(1_000);
  press();
  jest.setSystemTime(START_MS - 3_600_000);
  press();
  expect(active).toHaveBeenCalledTimes(3);
  stop();
  jest.advanceTimersByTime(5_000);
  press();
  expect(active).toHaveBeenCalledTimes(3);
});

test('N8: idle time is measured by the clock: a machine that slept for an hour was idle for an hour', () => {
  const lastActivity: number[] = [];
  const stop = watchIdleness((atMs) => lastActivity.push(atMs));
  jest.advanceTimersByTime(1_500);
  press();
  jest.setSystemTime(START_MS + 3_600_000);
  jest.advanceTimersToNextTimer();
  expect(lastActivity.at(-1)).toBe(START_MS + 1_500);
  stop();
});

test('N8: a user who comes back was idle until then, also where no timer ran', () => {
  const lastActivity: number[] = [];
  const stop = watchIdleness((atMs) => lastActivity.push(atMs));
  for (const comeBack of [
    press,
    () => document.dispatchEvent(new Event('visibilitychange')),
    () => window.dispatchEvent(new Event('pageshow')),
  ]) {
    jest.setSystemTime(Date.now() + 3_600_000);
    comeBack();
  }
  stop();
  expect(lastActivity).toEqual([START_MS, START_MS + 3_600_000, START_MS + 3_600_000]);
});

test.each([
  ['a press of a pointer', 'pointerdown'],
  ['a key', 'keydown'],
  ['what is put into a field without a key: pasted, spoken, filled in by the browser', 'input'],
  ['the wheel of a mouse', 'wheel'],
  ['a finger that comes down', 'touchstart'],
  ['a finger that moves', 'touchmove'],
])('%s is activity', (_what, type) => {
  const active = jest.fn();
  const stop = watchActivity(active);
  document.body.dispatchEvent(new Event(type, { bubbles: true }));
  expect(active).toHaveBeenCalledTimes(1);
  stop();
});

test('what a page does by itself is no activity: it scrolls, and dialogs take the focus', () => {
  const active = jest.fn();
  const stop = watchActivity(active);
  document.body.dispatchEvent(new Event('focus'));
  document.dispatchEvent(new Event('scroll'));
  expect(active).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('focus'));
  expect(active).toHaveBeenCalledTimes(1);
  stop();
});

test('going out of sight is reported, also for good', () => {
  const visible: boolean[] = [];
  const stop = watchVisibility((isVisible) => visible.push(isVisible));
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  window.dispatchEvent(new Event('pagehide'));
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
  document.dispatchEvent(new Event('visibilitychange'));
  stop();
  window.dispatchEvent(new Event('pagehide'));
  expect(visible).toEqual([false, false, true]);
});
