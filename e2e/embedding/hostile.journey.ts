import type { Page } from '@playwright/test';
import type { MockControl } from '@/testing/mock/mockControl';
import { allowAnyPortal } from '../support/anyPortal';
import { expect, test } from '../support/fixtures';
import { messagesOf, openInPortal, recordMessages } from '../support/portal';

/** Posts what the page must ignore to the app's frame, from a window that has it at `frames[0]`. */
function postHostile(): void {
  const app = (window as Window & { app?: Window }).app ?? window.frames[0];
  const order = (type: string, payload: unknown, more: object = {}) => ({
    source: 'bos-host',
    version: 1,
    type,
    payload,
    ...more,
  });
  const cyclic: Record<string, unknown> = order('close', { force: 'yes' });
  cyclic['self'] = cyclic;
  const shapes: unknown[] = [
    null,
    'close',
    7,
    [order('close', { force: true })],
    cyclic,
    'x'.repeat(5_000_000),
    order('token_update', { auth: 'y'.repeat(5_000_000) }),
    order('token_update', { auth: 'a b' }),
    order('init', { version: 2, auth: 'abc' }),
    order('init', { auth: 'abc' }),
    order('set_locale', { locale: 'fr' }),
    order('set_locale', ['en']),
    order('close', { force: 1 }),
    order('close', { force: true }, { version: 2 }),
    order('close', { force: true }, { source: 'bos-onboarding' }),
    order('__proto__', {}),
    order('constructor', { force: true }),
    JSON.parse('{"source":"bos-host","version":1,"__proto__":{"type":"close"},"payload":{}}'),
    JSON.parse(
      '{"source":"bos-host","version":1,"type":"close","payload":{"__proto__":{"force":true},"force":0}}',
    ),
  ];
  for (let count = 0; count < 100; count += 1) app?.postMessage(shapes[count % shapes.length], '*');
}

/** Posts what would be obeyed if it came from the parent. */
function postOrders(): void {
  const app = (window as Window & { app?: Window }).app ?? window.frames[0];
  for (const [type, payload] of [
    ['init', { version: 1, auth: 'stolen', locale: 'en' }],
    ['token_update', { auth: 'stolen' }],
    ['set_locale', { locale: 'en' }],
    ['navigate_back', {}],
    ['request_state', {}],
    ['close', { force: true }],
  ])
    app?.postMessage({ source: 'bos-host', version: 1, type, payload }, '*');
}

const FRAME_OF = (src: string) =>
  `<!doctype html><title>Portal</title><iframe src="${src}" width="900" height="700"></iframe>`;

/** What a message would change. */
const stateOf = async (page: Page, mock: MockControl) => ({
  url: page.frames().map((frame) => frame.url()),
  heard: (await messagesOf(page)).filter(({ data }) => data.type !== 'activity').length,
  calls: (await mock.calls()).length,
});

test('E2: a hundred hostile messages, and orders of other windows, have no effect', async ({
  page,
  context,
  preview,
  mock,
}) => {
  const frame = await openInPortal(page, preview.portalOrigin, 'exempt');
  await frame.getByRole('link', { name: 'Alamat Perusahaan' }).click();
  await expect(frame.getByLabel('Kode Pos', { exact: true })).not.toHaveValue('');
  let before = await stateOf(page, mock);
  await expect(async () => {
    const last = before;
    before = await stateOf(page, mock);
    expect(before).toEqual(last);
  }).toPass({ intervals: [500] });

  await page.evaluate(postHostile);
  // Another origin, by the window that has opened it; and the right origin, but not the parent.
  await context.route('http://evil.test/', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>x</title>' }),
  );
  const [popup] = await Promise.all([
    context.waitForEvent('page'),
    page.evaluate("void window.open('http://evil.test/')"),
  ]);
  await popup.waitForLoadState();
  await popup.evaluate(() => Object.assign(window, { app: (window.opener as Window).frames[0] }));
  await popup.evaluate(postOrders);
  await popup.evaluate(postHostile);
  await page.waitForTimeout(500);

  expect(await stateOf(page, mock)).toEqual(before);
  await expect(frame.getByLabel('Kode Pos', { exact: true })).toBeVisible();
  // What a new object has in the frame, from its prototype.
  const inherited = () => {
    const keys: string[] = [];
    for (const key in {}) keys.push(key);
    return keys;
  };
  expect(await frame.locator('html').evaluate(inherited)).toEqual([]);
});

for (const parent of ['https://portal.test', 'http://127.0.0.1.evil.test', 'http://127.0.0.1:1'])
  test(`E1: a portal at ${parent}, which is not configured, hears nothing, and the page works`, async ({
    page,
    context,
    preview,
    mock,
    problems,
  }) => {
    problems.allow(/postMessage/);
    // The browser would not even show the frame.
    await allowAnyPortal(context);
    const token = await mock.token('exempt@bos.test', 'session');
    await context.route(`${parent}/`, (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: FRAME_OF(`${preview.origin}/bos/?auth=${token}`),
      }),
    );
    await recordMessages(page);
    await page.goto(`${parent}/`);
    const frame = page.frameLocator('iframe');
    await expect(frame.getByRole('heading', { name: 'Pengajuan Anda' })).toBeVisible();
    await page.evaluate(postOrders);
    await frame.getByRole('link', { name: 'Alamat Perusahaan' }).click();
    await expect(frame.getByLabel('Kode Pos', { exact: true })).not.toHaveValue('');
    expect(await messagesOf(page)).toEqual([]);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });
