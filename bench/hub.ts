import { MockControl } from '@/testing/mock/mockControl';
import { PASSWORD } from '../e2e/support/people';
import { SLOW_PHONE, throttle, withFreshProfile } from './browser';
import { serveControl } from './controls';
import { openPage, timeToElement } from './page';
import type { Line } from './report';
import { median, pairedRatio, round } from './statistics';

/** In Draft, without a one-time code. */
const APPLICANT = 'borrower.individu.partner@bos.test';
const SIGN_IN = '/public/auth/login';
const NEXT_TASK = 'main a[href*="/onboarding/individu-direct-partner/"]';
const PLAIN_FIELD = 'input[type=email]';

/** How long somebody types an e-mail and a password: the app has come behind the form by then. */
const TYPING_MS = 5_000;

/** Of the first visit: from the response to the sign-in until the hub of an application is painted. */
async function measureHub(mock: MockControl): Promise<number> {
  await mock.reset();
  return withFreshProfile(async (context) => {
    const page = await openPage(context);
    await throttle(page, SLOW_PHONE);
    await page.goto(`${mock.origin}/bos/login`);
    await page.getByLabel('Email', { exact: true }).fill(APPLICANT);
    await page.getByLabel('Kata Sandi', { exact: true }).fill(PASSWORD);
    await page.waitForTimeout(TYPING_MS);
    const usableMs = page.evaluate(timeToElement, NEXT_TASK);
    await page.keyboard.press('Enter');
    const shownAtMs = await usableMs;
    const answeredAtMs = await page.evaluate((call) => {
      const calls = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
      return calls.find(({ name }) => name.endsWith(call))?.responseEnd;
    }, SIGN_IN);
    if (answeredAtMs === undefined) throw new Error('Nobody has signed in.');
    return shownAtMs - answeredAtMs;
  });
}

/** A server that answers a sign-in with a page: the plain page, loaded by a browser that knows its host. */
async function measurePlainPage(url: string): Promise<number> {
  return withFreshProfile(async (context) => {
    const page = await openPage(context);
    await throttle(page, SLOW_PHONE);
    await page.goto(url, { waitUntil: 'networkidle' });
    await page.goto(`${url}?next`, { waitUntil: 'commit' });
    return page.evaluate(timeToElement, PLAIN_FIELD);
  });
}

/** The hub of an applicant after the sign-in, compared with a plain page that comes in its place. */
export async function benchHub(origin: string, runs: number): Promise<Line[]> {
  const mock = new MockControl(origin);
  const control = await serveControl('vanilla');
  const hub: number[] = [];
  const plain: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    hub.push(await measureHub(mock));
    plain.push(await measurePlainPage(control.url));
    console.error(`hub: run ${run + 1} of ${runs}`);
  }
  await control.close();
  return [
    {
      what: 'hub after the sign-in / vanilla',
      measured: `${String(round(median(hub)))} ms`,
      ratio: round(pairedRatio(hub, plain), 2),
      goal: 1.3,
      stretch: 1,
    },
  ];
}
