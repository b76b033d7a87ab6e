import { holdUploads, letUploadsGo, type PausedUpload } from '@/testing/onboarding/pausedUploads';
import { uploadForm } from './upload';

let held: readonly PausedUpload[] = [];
const last = () => held.at(-1) as PausedUpload;

const file = new File(['%PDF-1.7'], 'a.pdf');

beforeEach(() => {
  jest.useFakeTimers();
  held = holdUploads();
});

afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
  letUploadsGo();
});

test('G4: an upload ends where nothing moves for 30 seconds, and not before', async () => {
  const outcome = uploadForm('/upload', file, { bearer: null });
  for (let step = 1; step <= 10; step += 1) {
    await jest.advanceTimersByTimeAsync(29_000);
    last().goTo(step);
  }
  expect(last().isAborted).toBe(false);
  await jest.advanceTimersByTimeAsync(30_000);
  expect(await outcome).toEqual({ kind: 'stalled' });
  expect(last().isAborted).toBe(true);
});

/** Moves the tab to the background, or back. */
function setHidden(isHidden: boolean): void {
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden);
  document.dispatchEvent(new Event('visibilitychange'));
}

test('K4: a tab in the background may be asleep: its upload ends 30 seconds after it is looked at again, at the earliest', async () => {
  const outcome = uploadForm('/upload', file, { bearer: null });
  await jest.advanceTimersByTimeAsync(20_000);
  setHidden(true);
  await jest.advanceTimersByTimeAsync(300_000);
  setHidden(false);
  await jest.advanceTimersByTimeAsync(29_000);
  expect(last().isAborted).toBe(false);
  await jest.advanceTimersByTimeAsync(1_000);
  expect(await outcome).toEqual({ kind: 'stalled' });
  const timers = jest.spyOn(globalThis, 'setTimeout');
  setHidden(true);
  expect(timers).not.toHaveBeenCalled();
});

test('progress is reported as the fraction that has gone up', () => {
  const parts: number[] = [];
  void uploadForm('/upload', file, { bearer: 'tok', onProgress: (part) => parts.push(part) });
  last().goTo(25);
  last().upload.onprogress?.({ loaded: 0, total: 0 });
  expect(parts).toEqual([0.25, 0]);
  expect(last().headers.authorization).toBe('Bearer tok');
});

test('an answer that comes after the cancelling changes nothing', async () => {
  const controller = new AbortController();
  const outcome = uploadForm('/upload', file, { bearer: null, signal: controller.signal });
  controller.abort();
  last().onload?.();
  expect(await outcome).toEqual({ kind: 'cancelled' });
});

test('one that is cancelled before it begins sends nothing', async () => {
  const controller = new AbortController();
  controller.abort();
  const options = { bearer: null, signal: controller.signal };
  expect(await uploadForm('/upload', file, options)).toEqual({ kind: 'cancelled' });
});
