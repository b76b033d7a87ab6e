/**
 * `npm test`: every check, then the browser journeys against the production build. Exhaustive tests
 * run a seeded sample of their cases; `npm run test:all` runs all. `-- --part 1/3` runs a third.
 */
import { parseArgs } from 'node:util';
import { ensureChromium } from './chromium.mjs';
import { ensureDependencies, ROOT } from './dependencies.mjs';
import { ensureNginx } from './nginx.mjs';
import {
  BUILT_TWICE,
  CHECKS,
  JOURNEYS,
  JOURNEY_RESULTS,
  partOf,
  prepare,
  runSteps,
} from './steps.mjs';

function readOptions() {
  const { values } = parseArgs({
    options: { all: { type: 'boolean', default: false }, part: { type: 'string', default: '1/1' } },
  });
  const [, which, count] = /^([1-9]\d*)\/([1-9]\d*)$/.exec(values.part) ?? [];
  if (!which || Number(which) > Number(count))
    throw new Error('--part takes a number and a total, for example 1/3.');
  return values;
}

/** @type {ReturnType<typeof readOptions>} */
let options;
try {
  options = readOptions();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
if (options.all) process.env.TEST_EXTENT = 'all';

prepare('dependencies', ensureDependencies);
prepare('nginx', () => ensureNginx(ROOT));
const env = { CHROMIUM: prepare('browser', ensureChromium), JOURNEY_RESULTS };
const all = [...CHECKS, ...(options.all ? [BUILT_TWICE] : []), { ...JOURNEYS, env }];
const steps = partOf(all, options.part);
process.exit((await runSteps(steps)) ? 0 : 1);
