import type { Page } from '@playwright/test';
import { MockControl } from '@/testing/mock/mockControl';
import { withFreshProfile } from './browser';
import { openPage } from './page';
import type { Line } from './report';
import { openAs } from './screens';
import { median, pairedRatio, round } from './statistics';

/** Onboarded, and without notifications in the scenario. */
const READER = 'ekyc.success@bos.test';

const LIST_PATH = '/bos/borrower/notification';

/** A message of 4 kB with markup, as long as real ones get. */
const MESSAGE = `<p>${'Tagihan <b>1001</b> jatuh tempo dalam 3 hari. '.repeat(90)}</p>`;
const SCROLLED_FRAMES = 60;

interface ListFigures {
  mountMs: number;
  frameMs: number;
  longestTaskMs: number;
  heapMb: number;
  nodes: number;
}

/** The time from the response with the list until its first row is painted. */
async function timeToFirstRow(): Promise<number> {
  const paintedAtMs = await window.whenPainted(() => document.querySelector('main li') !== null);
  const calls = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  const list = calls.find(({ name }) => name.includes('/notif/list-by-user/'));
  if (list === undefined) throw new Error('The list was painted before it was there.');
  return paintedAtMs - list.responseEnd;
}

/**
 * Resolves with the middle time of a frame while the list is scrolled down and up again, as far as
 * the short one has rows.
 */
async function timeOfScrolledFrame(frames: number): Promise<number> {
  const times: number[] = [];
  let before = await new Promise(requestAnimationFrame);
  for (let frame = 0; frame < frames; frame += 1) {
    const isDown = Math.floor(frame / 10) % 2 === 0;
    window.scrollBy(0, isDown ? 100 : -100);
    const now = await new Promise<number>(requestAnimationFrame);
    times.push(now - before);
    before = now;
  }
  return times.sort((one, other) => one - other)[Math.floor(frames / 2)] ?? 0;
}

/** The longest task of the page so far, in ms; 0 if none was longer than 50 ms. */
function longestTask(): number {
  const observer = new PerformanceObserver(() => undefined);
  observer.observe({ type: 'longtask', buffered: true });
  return Math.max(0, ...observer.takeRecords().map(({ duration }) => duration));
}

/** The memory of the page after its garbage has been collected, in MB. */
async function heapOf(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return usedSize / 1_000_000;
}

async function measureList(mock: MockControl, count: number): Promise<ListFigures> {
  return withFreshProfile(async (context) => {
    await mock.reset();
    await mock.addNotifications(READER, { count, message: MESSAGE });
    const page = await openPage(context);
    await openAs(page, mock, READER);
    await page.goto(mock.origin + LIST_PATH, { waitUntil: 'commit' });
    const mountMs = await page.evaluate(timeToFirstRow);
    await page.waitForLoadState('networkidle');
    const nodes = await page.evaluate(() => document.getElementsByTagName('*').length);
    const frameMs = await page.evaluate(timeOfScrolledFrame, SCROLLED_FRAMES);
    const longestTaskMs = await page.evaluate(longestTask);
    return { mountMs, frameMs, longestTaskMs, heapMb: await heapOf(page), nodes };
  });
}

/** The notification list with 999 rows, compared with the same list with 20. */
export async function benchList(origin: string, runs: number): Promise<Line[]> {
  const mock = new MockControl(origin);
  const short: ListFigures[] = [];
  const long: ListFigures[] = [];
  for (let run = 0; run < runs; run += 1) {
    short.push(await measureList(mock, 20));
    long.push(await measureList(mock, 999));
    console.error(`list: run ${run + 1} of ${runs}`);
  }
  const ratio = (key: keyof ListFigures) =>
    round(
      pairedRatio(
        long.map((figures) => figures[key]),
        short.map((figures) => figures[key]),
      ),
      2,
    );
  const measured = (key: keyof ListFigures, unit: string) =>
    `${String(round(median(long.map((figures) => figures[key]))))} ${unit}`;
  const line = (what: string, key: keyof ListFigures, unit: string): Line => ({
    what: `list of 999 / of 20: ${what}`,
    measured: measured(key, unit),
    ratio: ratio(key),
    goal: 1.15,
    stretch: 1,
  });
  const limit = (what: string, key: keyof ListFigures, goal: number, stretch: number): Line => ({
    what: `list of 999: ${what}, ms`,
    measured: measured(key, 'ms'),
    ratio: round(median(long.map((figures) => figures[key]))),
    goal,
    stretch,
  });
  return [
    // The limits of G9 (reliability.md).
    limit('first row', 'mountMs', 2_000, 500),
    limit('frame while scrolling', 'frameMs', 33, 17),
    limit('longest task', 'longestTaskMs', 500, 250),
    line('mount', 'mountMs', 'ms'),
    // The short list draws no new row while it is scrolled, and a frame more than that takes two.
    { ...line('frame while scrolling', 'frameMs', 'ms'), goal: 2 },
    // The list itself is in memory: 999 messages of 4 kB.
    { ...line('memory', 'heapMb', 'MB'), goal: 2, stretch: 1.75 },
    { ...line('nodes', 'nodes', 'nodes'), goal: 1.1 },
  ];
}
