import { serveControl, type ServedPage } from './controls';
import { measureLogin, type LoginFigures } from './loads';
import type { Line } from './report';
import { median, pairedRatio, round } from './statistics';

type Name = 'app' | 'vanilla' | 'react' | 'stack';

/** Rotates the order from run to run, so that no page is always measured first. */
const rotate = <Item>(items: readonly Item[], by: number) =>
  items.map((_, index) => items[(index + by) % items.length] as Item);

async function measureAll(appUrl: string, runs: number): Promise<Record<Name, LoginFigures[]>> {
  const controls = await Promise.all((['vanilla', 'react', 'stack'] as const).map(serveControl));
  const app: ServedPage = { name: 'app', url: appUrl, close: () => Promise.resolve() };
  const figures: Record<Name, LoginFigures[]> = { app: [], vanilla: [], react: [], stack: [] };
  for (let run = 0; run < runs; run += 1) {
    for (const { name, url } of rotate([app, ...controls], run)) {
      figures[name as Name].push(await measureLogin(url, name === app.name));
    }
    console.error(`login: run ${run + 1} of ${runs}`);
  }
  await Promise.all(controls.map(({ close }) => close()));
  return figures;
}

/** The login page compared with a vanilla page, React alone and the plain stack. */
export async function benchLogin(origin: string, runs: number) {
  const figures = await measureAll(`${origin}/bos/login`, runs);
  const values = (name: Name, key: keyof LoginFigures) =>
    figures[name].map((figure) => Number(figure[key] ?? NaN));
  const line = (
    what: string,
    key: keyof LoginFigures,
    control: Name,
    goal: number,
    stretch: number,
    unit: string,
  ): Line => ({
    what: `${what} / ${control}`,
    measured: `${String(round(median(values('app', key))))} ${unit}`,
    ratio: round(pairedRatio(values('app', key), values(control, key)), 2),
    goal,
    stretch,
  });
  const largestShift = round(Math.max(...values('app', 'layoutShift')), 3);
  const lines: Line[] = [
    line('login JS (brotli) until handled', 'jsKiB', 'react', 1.8, 1.5, 'KiB'),
    line('login JS (brotli), app and all', 'wholeJsKiB', 'react', 2.2, 1.5, 'KiB'),
    line('login largest paint', 'largestPaintMs', 'vanilla', 1.3, 1.1, 'ms'),
    line('login accepts typing', 'acceptsTypingMs', 'vanilla', 1.3, 1.1, 'ms'),
    line('login handlers ready', 'handlersReadyMs', 'react', 1.8, 1.3, 'ms'),
    line('second visit accepts typing', 'secondAcceptsTypingMs', 'vanilla', 1.3, 1, 'ms'),
    line('second visit handlers ready', 'secondHandlersReadyMs', 'vanilla', 1.3, 1, 'ms'),
    {
      what: 'login interaction to next paint, ms',
      measured: `${String(round(median(values('app', 'interactionMs'))))} ms`,
      ratio: round(median(values('app', 'interactionMs'))),
      goal: 24,
      stretch: 16,
    },
    line('login interaction', 'interactionMs', 'stack', 1, 1, 'ms'),
    {
      what: 'login layout shift, the largest',
      measured: String(largestShift),
      ratio: largestShift,
      goal: 0,
      stretch: 0,
    },
    line('login JS (brotli), app and all', 'wholeJsKiB', 'stack', 1, 1, 'KiB'),
    line('login largest paint', 'largestPaintMs', 'stack', 1, 1, 'ms'),
  ];
  const isTypingKept = figures.app.every(({ keepsTyping }) => keepsTyping);
  return {
    figures,
    lines,
    note: `Text typed as soon as the field shows is ${isTypingKept ? 'kept' : 'LOST'}.`,
  };
}
