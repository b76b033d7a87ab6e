import type { BrowserContext, CDPSession, Page } from '@playwright/test';
import { startedApp } from '../e2e/support/firstPage';
import { pause, SLOW_CPU, SLOW_PHONE, throttle, withFreshProfile } from './browser';
import { openPage } from './page';
import { installProbe, READY_TEXT, type Probe } from './probe';

/** The e-mail field of the app and of every control. */
const FIELD = 'input[type=email], input[autocomplete=username]';

const TYPED = 'pemilik.usaha.contoh@perusahaan-kami.co.id';

export interface LoginFigures {
  /** Until the handlers of the form are there. */
  jsKiB: number;
  /** With the app that comes behind the form, and what it fetches by itself. */
  wholeJsKiB: number;
  largestPaintMs: number | null;
  acceptsTypingMs: number | null;
  handlersReadyMs: number | null;
  secondAcceptsTypingMs: number | null;
  secondHandlersReadyMs: number | null;
  interactionMs: number;
  /** The layout shifts until the app is there. */
  layoutShift: number;
  /** Whether text that is typed as soon as the field exists is still there at the end. */
  keepsTyping: boolean;
}

interface Visit {
  page: Page;
  session: CDPSession;
  probe: Probe;
  /** Of the scripts that have come until now. */
  scriptBytes: () => number;
  bytesUntilReady: number;
}

async function visit(context: BrowserContext, url: string): Promise<Visit> {
  const page = await openPage(context);
  const session = await throttle(page, SLOW_PHONE);
  await page.addInitScript(installProbe, { selector: FIELD, readyText: READY_TEXT });
  let scriptBytes = 0;
  page.on('response', (response) => {
    const isScript = response.request().resourceType() === 'script';
    if (isScript) scriptBytes += Number(response.headers()['content-length'] ?? 0);
  });
  const ready = page.waitForEvent('console', {
    predicate: (message) => message.text() === READY_TEXT,
    timeout: 60_000,
  });
  await page.goto(url, { waitUntil: 'commit' });
  await ready;
  const bytesUntilReady = scriptBytes;
  await page.waitForLoadState('networkidle');
  // The largest paint is final only after the page has been idle for a while.
  await pause(700);
  const probe = await page.evaluate(() => window.benchProbe);
  if (!probe) throw new Error(`${url} lost its probe`);
  return { page, session, probe, scriptBytes: () => scriptBytes, bytesUntilReady };
}

/** INP: with fewer than fifty interactions, the slowest one. Below 16 ms none is reported. */
async function typeAndMeasure({ page, session }: Visit): Promise<number> {
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW_CPU.cpuRate });
  const field = page.locator(FIELD).first();
  await field.click();
  // The first key presses are slower, because the browser compiles their handlers.
  await page.keyboard.type('ab', { delay: 80 });
  await page.evaluate(() => {
    if (window.benchProbe) window.benchProbe.interactions = {};
  });
  await page.keyboard.type(TYPED, { delay: 60 });
  await pause(300);
  const interactions = await page.evaluate(() => window.benchProbe?.interactions ?? {});
  const value = await field.inputValue();
  if (value !== `ab${TYPED}`) throw new Error(`typed text was lost: ${value}`);
  return Math.max(16, ...Object.values(interactions));
}

/** Types as soon as the field exists. Returns whether the text is still there after loading. */
async function typeEarly(context: BrowserContext, url: string): Promise<boolean> {
  const page = await context.newPage();
  await throttle(page, SLOW_PHONE);
  await page.goto(url, { waitUntil: 'commit' });
  const field = page.locator(FIELD).first();
  await field.waitFor({ timeout: 60_000 });
  await field.pressSequentially('abc');
  await page.waitForLoadState('networkidle');
  await pause(500);
  return (await field.inputValue()) === 'abc';
}

/** Waits until the service worker has stored the app. */
const appStored = async (page: Page) => {
  const isStored = await page.evaluate(
    (limitMs) =>
      Promise.race([
        navigator.serviceWorker.ready.then(() => true),
        new Promise<boolean>((resolve) => setTimeout(resolve, limitMs, false)),
      ]),
    30_000,
  );
  if (!isStored) throw new Error('No service worker has stored the app.');
};

/** As between two visits, hours apart. */
const stopWorkers = async ({ session }: Visit) => {
  await session.send('ServiceWorker.enable');
  await session.send('ServiceWorker.stopAllWorkers');
};

/**
 * A cold load, a second visit and typing in one fresh profile; early typing in another. `isApp`: the app
 * itself, and no control.
 */
export async function measureLogin(url: string, isApp: boolean): Promise<LoginFigures> {
  const figures = await withFreshProfile(async (context) => {
    const cold = await visit(context, url);
    // The app starts behind the sign-in page.
    await startedApp(cold.page).waitFor({ state: 'attached' });
    await cold.page.waitForLoadState('networkidle');
    const wholeJsKiB = cold.scriptBytes() / 1024;
    const layoutShift = await cold.page.evaluate(() => window.benchProbe?.layoutShift ?? NaN);
    if (isApp) await appStored(cold.page);
    await stopWorkers(cold);
    await cold.page.close();
    const second = await visit(context, url);
    const { probe } = cold;
    return {
      jsKiB: cold.bytesUntilReady / 1024,
      wholeJsKiB,
      largestPaintMs: probe.largestPaintMs,
      acceptsTypingMs: probe.acceptsTypingMs,
      handlersReadyMs: probe.handlersReadyMs,
      secondAcceptsTypingMs: second.probe.acceptsTypingMs,
      secondHandlersReadyMs: second.probe.handlersReadyMs,
      interactionMs: await typeAndMeasure(second),
      layoutShift,
    };
  });
  return { ...figures, keepsTyping: await withFreshProfile((fresh) => typeEarly(fresh, url)) };
}
