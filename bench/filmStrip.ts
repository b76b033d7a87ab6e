import path from 'node:path';
import type { BrowserContext } from '@playwright/test';
import { pause, SLOW_PHONE, throttle, withFreshProfile } from './browser';
import { serveControl } from './controls';

const STRIP = path.join(__dirname, '..', 'docs', 'first-load.png');
const PHONE = { width: 360, height: 640 };
const EVERY_MS = 100;
const FRAMES = 20;
/** How wide a picture of the strip is. */
const WIDTH = 72;

interface Picture {
  /** Since the start of the navigation. */
  atMs: number;
  /** Base64 of a JPEG. */
  data: string;
}

/** All that the browser draws during a cold load on the made-slow phone. */
const record = (url: string): Promise<Picture[]> =>
  withFreshProfile(async (context) => {
    const page = await context.newPage();
    await page.setViewportSize(PHONE);
    const session = await throttle(page, SLOW_PHONE);
    const pictures: Picture[] = [];
    let startedAtS = 0;
    session.on('Page.screencastFrame', ({ data, sessionId, metadata }) => {
      void session.send('Page.screencastFrameAck', { sessionId });
      pictures.push({ atMs: ((metadata.timestamp ?? 0) - startedAtS) * 1000, data });
    });
    await session.send('Page.startScreencast', {
      format: 'jpeg',
      quality: 80,
      maxWidth: 2 * WIDTH,
    });
    startedAtS = Date.now() / 1000;
    await page.goto(url, { waitUntil: 'commit' });
    await pause(EVERY_MS * FRAMES + 1000);
    await session.send('Page.stopScreencast');
    return pictures;
  });

const TIMES = Array.from({ length: FRAMES }, (_, index) => (index + 1) * EVERY_MS);

/** What was on the screen at this time; nothing at first. */
const shownAt = (pictures: readonly Picture[], timeMs: number): string => {
  const shown = pictures.findLast(({ atMs }) => atMs > 0 && atMs <= timeMs);
  return shown ? `<img width="${WIDTH}" src="data:image/jpeg;base64,${shown.data}" />` : '';
};

const row = (name: string, pictures: readonly Picture[]): string =>
  `<tr><th>${name}</th>${TIMES.map((time) => `<td>${shownAt(pictures, time)}</td>`).join('')}</tr>`;

async function draw(context: BrowserContext, rows: readonly string[]): Promise<void> {
  const page = await context.newPage();
  await page.setViewportSize({ width: FRAMES * (WIDTH + 6) + 120, height: 100 });
  const heads = TIMES.map((time) => `<th>${time} ms</th>`).join('');
  await page.setContent(`<style>
      body { margin: 8px; font: 11px sans-serif; }
      td { width: ${WIDTH}px; height: ${(WIDTH * PHONE.height) / PHONE.width}px; background: #ddd; padding: 0; }
      th { padding: 4px; }
      img { display: block; }
    </style><table><tr><th></th>${heads}</tr>${rows.join('')}</table>`);
  await page.screenshot({ path: STRIP, fullPage: true });
}

/** Draws the cold load of the sign-in page beside those of the controls into docs/first-load.png. */
export async function drawFilmStrip(origin: string): Promise<void> {
  const controls = await Promise.all((['vanilla', 'react', 'stack'] as const).map(serveControl));
  const rows: string[] = [];
  for (const { name, url } of [{ name: 'app', url: `${origin}/bos/login` }, ...controls])
    rows.push(row(name, await record(url)));
  await Promise.all(controls.map(({ close }) => close()));
  await withFreshProfile((context) => draw(context, rows));
}
