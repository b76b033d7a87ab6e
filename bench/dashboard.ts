import { MockControl } from '@/testing/mock/mockControl';
import { SLOW_PHONE, throttle, withFreshProfile } from './browser';
import { openPage, timeToElement } from './page';
import type { Line } from './report';
import { median, pairedRatio, round } from './statistics';

/** A company: its dashboard has both charts. */
const READER = 'active.corporate@bos.test';

/** A page, and what is there when it can be used. */
const PAGES = {
  dashboard: {
    path: '/bos/borrower/dashboard',
    usable: 'main section a[href="/bos/settings/information"]',
  },
  notifications: { path: '/bos/borrower/notification', usable: 'main li button' },
} as const;

interface PageFigures {
  usableMs: number;
  jsKiB: number;
}

async function measurePage(
  mock: MockControl,
  { path, usable }: { path: string; usable: string },
): Promise<PageFigures> {
  return withFreshProfile(async (context) => {
    await context.addCookies([
      { name: 'bos_auth', value: await mock.token(READER, 'session'), url: mock.origin },
    ]);
    const page = await openPage(context);
    await throttle(page, SLOW_PHONE);
    let scriptBytes = 0;
    page.on('response', (response) => {
      const isScript = response.request().resourceType() === 'script';
      if (isScript) scriptBytes += Number(response.headers()['content-length'] ?? 0);
    });
    await page.goto(mock.origin + path, { waitUntil: 'commit' });
    const usableMs = await page.evaluate(timeToElement, usable);
    await page.waitForLoadState('networkidle');
    return { usableMs, jsKiB: scriptBytes / 1024 };
  });
}

/** The dashboard of a company, cold, compared with the page of notifications. */
export async function benchDashboard(origin: string, runs: number): Promise<Line[]> {
  const mock = new MockControl(origin);
  await mock.reset();
  const dashboard: PageFigures[] = [];
  const notifications: PageFigures[] = [];
  for (let run = 0; run < runs; run += 1) {
    notifications.push(await measurePage(mock, PAGES.notifications));
    dashboard.push(await measurePage(mock, PAGES.dashboard));
    console.error(`dashboard: run ${run + 1} of ${runs}`);
  }
  const values = (figures: PageFigures[], key: keyof PageFigures) =>
    figures.map((figure) => figure[key]);
  const line = (
    what: string,
    key: keyof PageFigures,
    unit: string,
  ): Omit<Line, 'goal' | 'stretch'> => ({
    what: `dashboard / notifications: ${what}`,
    measured: `${String(round(median(values(dashboard, key))))} ${unit}`,
    ratio: round(pairedRatio(values(dashboard, key), values(notifications, key)), 2),
  });
  return [
    { ...line('usable', 'usableMs', 'ms'), goal: 1.15, stretch: 1 },
    { ...line('JS (brotli), charts and all', 'jsKiB', 'KiB'), goal: 2, stretch: 1.5 },
  ];
}
