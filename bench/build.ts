import { buildCold } from './controls';
import type { Line } from './report';
import { median, pairedRatio, round } from './statistics';

/** Builds the plain stack and the app in turn, each without a cache. `dist/` then has the app. */
export function benchBuild(runs: number): Line {
  const stackMs: number[] = [];
  const productMs: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    stackMs.push(buildCold('stack'));
    productMs.push(buildCold('product'));
  }
  return {
    what: 'production build, cold / stack',
    measured: `${String(round((median(productMs) ?? NaN) / 1000, 1))} s`,
    ratio: round(pairedRatio(productMs, stackMs), 2),
    goal: 1.5,
    stretch: 1,
  };
}
