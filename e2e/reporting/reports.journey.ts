import type { Page } from '@playwright/test';
import { isExhaustive, sampleOf } from '@/testing/exploration/sample';
import type { MockControl } from '@/testing/mock/mockControl';
import { personalDataMaximal } from '../applications/stepAnswers/personal';
import { formsOf } from '../support/canary';
import { plantInFields } from '../support/canaryFields';
import { expect, test } from '../support/fixtures';
import { holdScripts, untilReady } from '../support/firstPage';
import { fillUnsaved, saveProblem } from '../support/saveFaults';
import { addressOf, startSignedIn } from '../support/signIn';

const WHO = 'borrower.individu';
const FLOW = '/bos/borrower/onboarding/individu-non-partner';
const PERSONAL_DATA = `${FLOW}/personal/personal-data`;
const SUB_STEPS = [
  PERSONAL_DATA,
  `${FLOW}/personal/identity`,
  `${FLOW}/personal/domicile`,
  `${FLOW}/employment/employment`,
  `${FLOW}/family/emergency-contact`,
  `${FLOW}/finance/banks`,
  `${FLOW}/business/collateral`,
];

/** Ends a page in every way that is reported: uncaught errors with what was typed in them, and calls. */
async function breakWith(page: Page, texts: readonly string[]): Promise<void> {
  await page.evaluate((planted) => {
    for (const text of planted) {
      console.error(text);
      setTimeout(() => {
        throw Object.assign(new TypeError(`Broken by ${text}`), { answer: { text } });
      });
      void Promise.reject(new RangeError(text));
      void fetch(`/api/identity/user/${encodeURIComponent(text)}?name=${text}`).catch(() => null);
    }
  }, texts);
}

interface RecordedNode {
  tagName?: string;
  childNodes?: RecordedNode[];
}

/** All nodes of the pages in recordings, each of which is a line about itself and then its events. */
function recordedNodes(recordings: readonly unknown[]): RecordedNode[] {
  const events = recordings.flatMap(
    (recording) =>
      JSON.parse(String(recording).split('\n')[1] ?? '[]') as { data: { node?: RecordedNode } }[],
  );
  const within = (node: RecordedNode): RecordedNode[] => [
    node,
    ...(node.childNodes ?? []).flatMap(within),
  ];
  return events.flatMap(({ data: { node } }) => (node ? within(node) : []));
}

/** Whether the library of error reporting is among the scripts of a page. */
async function hasLibrary(page: Page): Promise<boolean> {
  const scripts = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => /\/assets\/[^/]+\.js$/.test(name)),
  );
  const texts = await Promise.all(
    scripts.map(async (script) => (await page.request.get(script)).text()),
  );
  return texts.some((text) => text.includes('sentry-trace'));
}

/** Presses where nothing happens, and goes to another tab once the browser has measured it. */
async function pressAndHide(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).click();
  await page.evaluate(async () => {
    await new Promise((resolve) => {
      new PerformanceObserver(resolve).observe({ type: 'first-input', buffered: true });
    });
    Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
    document.dispatchEvent(new Event('visibilitychange'));
  });
}

const reported = async (mock: MockControl, type: string) =>
  (await mock.reports()).filter((item) => item.type === type);

test('P1, P2, P3: reports, traces and replays have nothing of what the user has typed, nor a token', async ({
  page,
  mock,
  problems,
}) => {
  test.slow();
  problems.allow(/./);
  await mock.setFlags({ 'error-reporting': true, 'session-replay': true });
  await startSignedIn(page, mock, WHO);
  const traced: string[] = [];
  page.on('request', (request) => {
    const headers = request.headers();
    if (headers['sentry-trace'] ?? headers['baggage']) traced.push(request.url());
  });
  const token = await mock.token(addressOf(WHO), 'session');
  const canaries = [addressOf(WHO), token, 'Kenari-di-alamat'];
  // Every trace is among the fifth that is sent.
  await page.addInitScript(() => {
    const random = Math.random;
    Math.random = () => random() / 10;
  });
  await page.goto(PERSONAL_DATA);
  await expect.poll(async () => (await reported(mock, 'span')).length).toBeGreaterThan(0);
  // Only an error brings a replay.
  expect(await reported(mock, 'replay_recording')).toEqual([]);
  for (const [index, path] of sampleOf(SUB_STEPS, 3).entries()) {
    await page.goto(`${path}?auth=${token}&nama=Kenari-di-alamat`);
    const planted = await plantInFields(page, index * 30);
    expect(planted.length).toBeGreaterThan(0);
    canaries.push(...planted);
    // The reporting starts after the page.
    const wanted = (await reported(mock, 'event')).length + planted.length;
    await expect
      .poll(async () => {
        await breakWith(page, planted);
        return (await reported(mock, 'event')).length;
      })
      .toBeGreaterThan(wanted);
  }
  expect(canaries.length).toBeGreaterThan(isExhaustive ? 30 : 8);
  expect((await reported(mock, 'event')).length).toBeGreaterThan(isExhaustive ? 40 : 10);
  await expect
    .poll(async () => (await reported(mock, 'replay_recording')).length)
    .toBeGreaterThan(0);
  // The pages before have reported how fast they were.
  const traces = JSON.stringify(await reported(mock, 'span'));
  expect(traces).toContain('browser.web_vital.lcp.value');
  expect(traces).toContain('browser.web_vital.cls.value');
  await pressAndHide(page);
  await expect
    .poll(async () => JSON.stringify(await reported(mock, 'span')))
    .toContain('browser.web_vital.inp.value');
  const recordings = (await reported(mock, 'replay_recording')).map(({ content }) => content);
  const mains = recordedNodes(recordings).filter(({ tagName }) => tagName === 'main');
  expect(mains).toContainEqual(expect.objectContaining({ childNodes: [] }));
  expect(mains.flatMap(({ childNodes }) => childNodes)).toEqual([]);
  const build = /runtime\.(\w+)\.js/.exec(await (await page.request.get('/bos/')).text())?.[1];
  const [event] = await reported(mock, 'event');
  expect(event?.content).toMatchObject({ release: `bos@${build}` });
  const text = JSON.stringify(await mock.reports());
  // The headers of the envelopes are looked at too.
  expect(text).toContain('"sent_at"');
  const found = canaries.filter((canary) => formsOf(canary).some((form) => text.includes(form)));
  expect(found).toEqual([]);
  expect(traced).toEqual([]);
});

test('P3: without the flag not one request goes to error reporting, nor for its library', async ({
  page,
  mock,
  problems,
}) => {
  problems.allow(/./);
  await startSignedIn(page, mock, WHO);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(PERSONAL_DATA);
  await breakWith(page, ['Kenari']);
  await page.goto('/bos/');
  await page.waitForLoadState('networkidle');
  expect(asked.filter((url) => url.includes('error-reporting'))).toEqual([]);
  expect(await hasLibrary(page)).toBe(false);
});

test('P4: the console of a page says nothing of what is typed into it', async ({
  page,
  mock,
  problems,
}) => {
  problems.allow(/Failed to load resource/);
  await mock.setFlags({ 'error-reporting': true });
  await startSignedIn(page, mock, WHO);
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  await page.goto(PERSONAL_DATA);
  const canaries = await plantInFields(page, 1);
  const save = page.getByRole('button', { name: 'Simpan & Lanjutkan', exact: true });
  await save.click();
  await expect(page.getByText('Tidak boleh kosong').first()).toBeVisible();

  const { at, actions } = personalDataMaximal;
  await fillUnsaved(page, at);
  canaries.push(...actions.flatMap((action) => ('fill' in action ? action.with : [])));
  for (const status of [500, 422]) {
    const error = `Kenari galat ${status}`;
    canaries.push(error);
    await mock.addFault({ method: 'PATCH', path: '/user/update', status, body: { error } });
    const answer = page.waitForResponse((response) => response.status() === status);
    await save.click();
    await answer;
    await expect(saveProblem(page)).toBeVisible();
    await expect(save).toBeEnabled();
    await mock.clearFaults();
  }
  // What the browser itself says of the two.
  await expect.poll(() => said.filter((line) => /status of (500|422)/.test(line)).length).toBe(2);
  const text = said.join('\n');
  const found = canaries.filter((canary) => formsOf(canary).some((form) => text.includes(form)));
  expect(found).toEqual([]);
});

test('an error of the first page is reported by the app that comes behind it', async ({
  page,
  mock,
  problems,
}) => {
  problems.allow(/before the app/);
  await mock.setFlags({ 'error-reporting': true });
  await page.goto('/bos/login', { waitUntil: 'commit' });
  await untilReady(page);
  const release = await holdScripts(page);
  const isThrown = page.waitForEvent('pageerror');
  await page.evaluate(() => {
    setTimeout(() => {
      throw new TypeError('before the app');
    });
  });
  await isThrown;
  await release();
  await expect.poll(() => reported(mock, 'event')).toHaveLength(1);
  expect((await reported(mock, 'event'))[0]?.content).toMatchObject({
    tags: { where: 'uncaught' },
    exception: { values: [{ type: 'TypeError' }] },
  });
  expect(await hasLibrary(page)).toBe(true);
});
