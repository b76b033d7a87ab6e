import type { Page } from '@playwright/test';
import { MockControl } from '@/testing/mock/mockControl';
import { PASSWORD } from '../e2e/support/people';
import { SLOW_PHONE, throttle, withFreshProfile } from './browser';
import { serveControl, servePlainCopy, type ServedPage } from './controls';
import { serveOverHttp2 } from './http2';
import { openPage, timeToElement } from './page';
import { plainCopy } from './plainCopy';
import type { Line } from './report';
import { median, pairedRatio, round } from './statistics';

/** In Draft, without a one-time code. */
const APPLICANT = 'borrower.individu.partner@bos.test';
const SIGN_IN = '/public/auth/login';
const NEXT_TASK = 'main a[href*="/onboarding/individu-direct-partner/"]';
const PLAIN_FIELD = 'input[type=email]';

/** How long somebody types an e-mail and a password: the app has come behind the form by then. */
const TYPING_MS = 5_000;

/** Signs in. When the hub is painted, in ms since the start of the page. */
async function signIn(page: Page, origin: string): Promise<number> {
  await page.goto(`${origin}/bos/login`);
  await page.getByLabel('Email', { exact: true }).fill(APPLICANT);
  await page.getByLabel('Kata Sandi', { exact: true }).fill(PASSWORD);
  await page.waitForTimeout(TYPING_MS);
  const usableMs = page.evaluate(timeToElement, NEXT_TASK);
  await page.keyboard.press('Enter');
  return usableMs;
}

/** Of the first visit: from the response to the sign-in until the hub of an application is painted. */
async function measureHub(mock: MockControl, origin: string): Promise<number> {
  await mock.reset();
  return withFreshProfile(async (context) => {
    const page = await openPage(context);
    await throttle(page, SLOW_PHONE);
    const shownAtMs = await signIn(page, origin);
    const answeredAtMs = await page.evaluate((call) => {
      const calls = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
      return calls.find(({ name }) => name.endsWith(call))?.responseEnd;
    }, SIGN_IN);
    if (answeredAtMs === undefined) throw new Error('Nobody has signed in.');
    return shownAtMs - answeredAtMs;
  });
}

/** The hub as it is first painted, as a server without the app would send it. */
async function copyHub(mock: MockControl, origin: string): Promise<string> {
  await mock.reset();
  return withFreshProfile(async (context) => {
    const page = await openPage(context);
    await signIn(page, origin);
    return page.evaluate(plainCopy);
  });
}

/** A server that answers a sign-in with a page: loaded by a browser that knows its host. */
async function measurePlainPage(origin: string, shown: string): Promise<number> {
  const url = `${origin}/bos/login`;
  return withFreshProfile(async (context) => {
    const page = await openPage(context);
    await throttle(page, SLOW_PHONE);
    await page.goto(url, { waitUntil: 'networkidle' });
    await page.goto(`${url}?next`, { waitUntil: 'commit' });
    return page.evaluate(timeToElement, shown);
  });
}

/**
 * The hub of an applicant after the sign-in, compared with plain pages that come in its place: the
 * plain sign-in page, and the hub itself as plain HTML. All over HTTP/2.
 */
export async function benchHub(origin: string, runs: number): Promise<Line[]> {
  const mock = new MockControl(origin);
  const secured: (() => Promise<void>)[] = [];
  const overHttp2 = async (page: Pick<ServedPage, 'url' | 'close'>) => {
    const front = await serveOverHttp2(new URL(page.url).origin);
    secured.push(front.close, page.close);
    return front.origin;
  };
  const app = await overHttp2({ url: origin, close: () => Promise.resolve() });
  const vanilla = await overHttp2(await serveControl('vanilla'));
  const copy = await overHttp2(await servePlainCopy('hub', await copyHub(mock, app)));
  const hub: number[] = [];
  const plain: number[] = [];
  const copied: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    hub.push(await measureHub(mock, app));
    plain.push(await measurePlainPage(vanilla, PLAIN_FIELD));
    copied.push(await measurePlainPage(copy, NEXT_TASK));
    console.error(`hub: run ${run + 1} of ${runs}`);
  }
  for (const close of secured) await close();
  const line = (control: string, times: readonly number[]): Line => ({
    what: `hub after the sign-in / ${control}`,
    measured: `${String(round(median(hub)))} ms`,
    ratio: round(pairedRatio(hub, times), 2),
    goal: 1.3,
    stretch: 1,
  });
  return [line('vanilla', plain), line('the hub as plain HTML', copied)];
}
