import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { chromium, type BrowserContext, type CDPSession, type Page } from '@playwright/test';

/** How slow the device and its network are made. */
export interface Throttle {
  cpuRate: number;
  network: 'slow4g' | 'none';
}

/** A cheap phone on a slow mobile network: CPU 4x slower, 1.6 Mbps, 150 ms. */
export const SLOW_PHONE: Throttle = { cpuRate: 4, network: 'slow4g' };
export const SLOW_CPU: Throttle = { cpuRate: 4, network: 'none' };

const NETWORKS = {
  none: { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: -1 },
  slow4g: {
    offline: false,
    latency: 150,
    downloadThroughput: 1.6e6 / 8,
    uploadThroughput: 750e3 / 8,
  },
};

const ARGUMENTS = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  // The certificate of `http2.ts` is its own.
  '--ignore-certificate-errors',
  // Nothing but the loopback address can be reached.
  '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1 , EXCLUDE localhost',
];

const executablePath = [
  process.env['CHROMIUM'] ?? '',
  '/usr/bin/chromium',
  '/usr/bin/chromium-headless-shell',
].find((file) => file !== '' && existsSync(file));

/** Runs `use` in a browser with a fresh profile, and deletes the profile afterwards. */
export async function withFreshProfile<Result>(
  use: (context: BrowserContext) => Promise<Result>,
): Promise<Result> {
  const profile = mkdtempSync(path.join(os.tmpdir(), 'bos-bench-'));
  const context = await chromium.launchPersistentContext(profile, {
    ...(executablePath === undefined ? {} : { executablePath }),
    args: ARGUMENTS,
    headless: false,
    viewport: { width: 1280, height: 800 },
    locale: 'id-ID',
    timezoneId: 'Asia/Jakarta',
  });
  try {
    return await use(context);
  } finally {
    await context.close();
    rmSync(profile, { recursive: true, force: true });
  }
}

/** The version of the browser that is used. */
export const browserVersion = () =>
  withFreshProfile((context) => Promise.resolve(context.browser()?.version() ?? 'unknown'));

export async function throttle(page: Page, { cpuRate, network }: Throttle): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuRate });
  await session.send('Network.emulateNetworkConditions', NETWORKS[network]);
  return session;
}

export const pause = (durationMs: number) =>
  new Promise<void>((resolve) => setTimeout(resolve, durationMs));
