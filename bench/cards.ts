import type { CDPSession, Page } from '@playwright/test';
import { MockControl } from '@/testing/mock/mockControl';
import { pause, SLOW_CPU, throttle, withFreshProfile } from './browser';
import { installProbe, READY_TEXT } from './probe';
import { openPage } from './page';
import type { Line } from './report';
import { median, pairedRatio, round } from './statistics';

/** A company with 50 cards of management and shareholders. The control has all but one deleted. */
const COMPANY = 'heavy@bos.test';
const MANY = 50;
const SUB_STEP =
  '/bos/borrower/onboarding/corporate-non-partner/management/management-shareholders';
const TYPED = ' Satria Nugraha Wijaya Kusuma';
/** The first key presses are slower, because the browser compiles their handlers. */
const WARM_UP = ' Adi';

interface CardFigures {
  /** From the click on 'Ubah' until the form is painted. */
  openMs: number;
  /** From a key press until its letter is painted; the median of all. */
  keyMs: number;
  /** The main thread time of a key press. */
  keyCpuMs: number;
  /** The slowest interaction while typing (Event Timing). */
  interactionMs: number;
  /** From the click on 'Simpan Kartu' until the collapsed card is painted. */
  saveMs: number;
}

declare global {
  interface Window {
    keyTimes?: number[];
  }
}

async function callAs(mock: MockControl, method: string, path: string): Promise<unknown> {
  const authorization = `Bearer ${await mock.token(COMPANY, 'session')}`;
  const url = `${mock.origin}/api/identity/user/shareholder${path}`;
  const response = await fetch(url, { method, headers: { authorization } });
  return ((await response.json()) as { data: unknown }).data;
}

async function limitCards(mock: MockControl, count: number): Promise<void> {
  const cards = (await callAs(mock, 'GET', '/all')) as { id: number }[];
  for (const { id } of cards.slice(count)) await callAs(mock, 'DELETE', `/${id}`);
}

/** Records for every key press how long it takes until its result is painted. */
function recordKeyTimes(): void {
  const times: number[] = (window.keyTimes = []);
  const record = ({ timeStamp }: KeyboardEvent) =>
    requestAnimationFrame(() => {
      const channel = new MessageChannel();
      channel.port1.onmessage = () => times.push(performance.now() - timeStamp);
      channel.port2.postMessage(null);
    });
  addEventListener('keydown', record, { capture: true });
}

/** The time from the next click until an element has appeared (or gone), and this is painted. */
function timeFromClick([selector, shouldExist]: [string, boolean]): Promise<number> {
  const isThere = () => (document.querySelector(selector) !== null) === shouldExist;
  return new Promise((resolve) => {
    const begin = ({ timeStamp }: MouseEvent) =>
      void window.whenPainted(isThere).then((paintedAtMs) => resolve(paintedAtMs - timeStamp));
    addEventListener('click', begin, { capture: true, once: true });
  });
}

async function cpuSeconds(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? NaN;
}

async function typeAndMeasure(page: Page, session: CDPSession) {
  await page.getByLabel('Nama', { exact: true }).click();
  await page.keyboard.press('End');
  await page.keyboard.type(WARM_UP, { delay: 80 });
  await page.evaluate(recordKeyTimes);
  await page.evaluate(() => {
    if (window.benchProbe) window.benchProbe.interactions = {};
  });
  const before = await cpuSeconds(session);
  await page.keyboard.type(TYPED, { delay: 80 });
  await pause(300);
  const cpuMs = (await cpuSeconds(session)) - before;
  const times = await page.evaluate(() => window.keyTimes ?? []);
  const interactions = await page.evaluate(() => window.benchProbe?.interactions ?? {});
  return {
    keyMs: median(times) ?? NaN,
    keyCpuMs: (cpuMs * 1000) / TYPED.length,
    interactionMs: Math.max(16, ...Object.values(interactions)),
  };
}

async function measureCards(mock: MockControl, count: number): Promise<CardFigures> {
  await mock.reset();
  await limitCards(mock, count);
  return withFreshProfile(async (context) => {
    const token = await mock.token(COMPANY, 'session');
    await context.addCookies([{ name: 'bos_auth', value: token, url: mock.origin }]);
    const page = await openPage(context);
    await page.addInitScript(installProbe, { selector: 'input', readyText: READY_TEXT });
    const session = await throttle(page, SLOW_CPU);
    await session.send('Performance.enable');
    await page.goto(mock.origin + SUB_STEP);
    const first = page.getByRole('article').first();
    await first.waitFor();
    await page.waitForLoadState('networkidle');
    const change = first.getByRole('button', { name: 'Ubah' });
    // The first time is not measured: it loads lists and compiles code.
    await change.click();
    await page.getByRole('button', { name: 'Batal' }).click();
    const [openMs] = await Promise.all([
      page.evaluate(timeFromClick, ['[name=name]', true] as [string, boolean]),
      change.click(),
    ]);
    await page.waitForLoadState('networkidle');
    const typing = await typeAndMeasure(page, session);
    const [saveMs] = await Promise.all([
      page.evaluate(timeFromClick, ['[name=name]', false] as [string, boolean]),
      page.getByRole('button', { name: 'Simpan Kartu' }).click(),
    ]);
    return { openMs, ...typing, saveMs };
  });
}

/** The cards of management and shareholders: fifty compared with one. */
export async function benchCards(origin: string, runs: number): Promise<Line[]> {
  const mock = new MockControl(origin);
  const one: CardFigures[] = [];
  const many: CardFigures[] = [];
  for (let run = 0; run < runs; run += 1) {
    one.push(await measureCards(mock, 1));
    many.push(await measureCards(mock, MANY));
    console.error(`cards: run ${run + 1} of ${runs}`);
  }
  const values = (figures: CardFigures[], key: keyof CardFigures) =>
    figures.map((figure) => figure[key]);
  const medianOf = (key: keyof CardFigures) => round(median(values(many, key)));
  const line = (what: string, key: keyof CardFigures): Line => ({
    what: `50 cards / 1: ${what}`,
    measured: `${String(medianOf(key))} ms`,
    ratio: round(pairedRatio(values(many, key), values(one, key)), 2),
    goal: 1.2,
    stretch: 1,
  });
  return [
    line('key press to paint', 'keyMs'),
    line('CPU of a key press', 'keyCpuMs'),
    line('opening a card', 'openMs'),
    line('saving a card', 'saveMs'),
    {
      what: '50 cards: interaction to next paint, ms',
      measured: `${String(medianOf('interactionMs'))} ms`,
      ratio: medianOf('interactionMs'),
      goal: 56,
      stretch: 24,
    },
  ];
}
