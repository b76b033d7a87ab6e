import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ROOT } from './dependencies.mjs';

/**
 * @typedef {object} Totals
 * @property {number} passed
 * @property {number} failed
 * @property {string[]} [unstable] the tests that passed only at the second attempt
 *
 * @typedef {object} Step
 * @property {string} name
 * @property {string[]} args what Node runs
 * @property {string} fix the command that fixes the problem, or runs this step alone
 * @property {string[]} [after] steps that must succeed first
 * @property {boolean} [isAlone] whether it runs alone, after all other steps
 * @property {NodeJS.ProcessEnv} [env]
 * @property {() => Totals} [count] reads the results of a step that runs tests
 */

const RESULTS = path.join(ROOT, '.cache', 'results');
const JEST_RESULTS = path.join(RESULTS, 'jest.json');
export const JOURNEY_RESULTS = path.join(RESULTS, 'journeys.json');

/** @param {string} file */
const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));

/** A test that is skipped, or left out by the `only` of another, counts as failed. @returns {Totals} */
function countJest() {
  const results = readJson(JEST_RESULTS);
  const { numPassedTests: passed, numFailedTests, numRuntimeErrorTestSuites } = results;
  const notRun = results.numPendingTests + results.numTodoTests;
  return { passed, failed: numFailedTests + numRuntimeErrorTestSuites + notRun };
}

/**
 * The journeys that passed only at the second attempt.
 * @param {import('@playwright/test/reporter').JSONReportSuite} suite @returns {string[]}
 */
const unstableIn = ({ specs, suites = [] }) => [
  ...specs
    .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
    .map(({ file, line, title }) => `${file}:${line} ${title}`),
  ...suites.flatMap(unstableIn),
];

/** @returns {Totals} */
function countJourneys() {
  /** @type {import('@playwright/test/reporter').JSONReport} */
  const { stats, errors, suites } = readJson(JOURNEY_RESULTS);
  const { expected, unexpected, flaky, skipped } = stats;
  return {
    passed: expected + flaky,
    failed: unexpected + skipped + errors.length,
    unstable: suites.flatMap(unstableIn),
  };
}

/** One more than there are cores: a quarter of the time tests wait for the mock, or for a timer. */
const workers = String(os.availableParallelism() + 1);

/** The default seed of all samples of a run. */
const { seed } = readJson(path.join(ROOT, 'src', 'testing', 'exploration', 'seed.json'));

/** The seed of the samples, which is also printed. */
export const SEED = process.env.TEST_SEED ?? String(seed);

/** All checks of CI except the journeys. @type {Step[]} */
export const CHECKS = [
  { name: 'build', args: ['scripts/build.mjs'], fix: 'npm run build' },
  {
    name: 'tests',
    args: [
      // More room for the many short-lived objects means fewer collections. Workers inherit it.
      '--max-semi-space-size=64',
      'node_modules/jest/bin/jest.js',
      '--ci',
      '--json',
      `--outputFile=${JEST_RESULTS}`,
      `--maxWorkers=${workers}`,
    ],
    fix: 'npx jest --onlyFailures',
    count: countJest,
  },
  {
    name: 'types',
    args: ['node_modules/typescript/bin/tsc', '--noEmit', '-p', '.'],
    fix: 'npx tsc --noEmit -p .',
  },
  {
    // A worker knows no document, so that its types are those of another world.
    name: 'worker types',
    args: ['node_modules/typescript/bin/tsc', '--noEmit', '-p', 'src/service-worker'],
    fix: 'npx tsc --noEmit -p src/service-worker',
  },
  {
    name: 'lint',
    args: [
      'node_modules/eslint/bin/eslint.js',
      '--cache',
      '--cache-location',
      '.cache/eslint',
      '--max-warnings',
      '0',
      '.',
    ],
    fix: 'npx eslint --fix .',
  },
  {
    name: 'format',
    args: ['node_modules/prettier/bin/prettier.cjs', '--check', '--log-level', 'warn', '.'],
    fix: 'npx prettier --write .',
  },
  {
    name: 'contract',
    args: [
      'node_modules/@redocly/cli/bin/cli.js',
      'lint',
      '--config',
      'mock-server/redocly.yaml',
      'mock-server/openapi.yaml',
    ],
    env: { REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true', REDOCLY_TELEMETRY: 'off' },
    fix: 'npm run contract:lint',
  },
  { name: 'unused', args: ['node_modules/knip/bin/knip.js'], fix: 'npx knip' },
  { name: 'size', args: ['scripts/size.mjs'], after: ['build'], fix: 'node scripts/size.mjs' },
];

/** Only where all cases are tested: it takes minutes (B5). @type {Step} */
export const BUILT_TWICE = {
  name: 'same bytes',
  args: ['scripts/testBuild.mjs'],
  fix: 'npm run test:build',
};

/** The browser journeys, against the production build. @type {Step} */
export const JOURNEYS = {
  name: 'journeys',
  args: ['node_modules/@playwright/test/cli.js', 'test', '--config', 'e2e/playwright.config.ts'],
  fix: 'npm run e2e',
  after: ['build'],
  isAlone: true,
  count: countJourneys,
};

/** @param {Step} step @returns {Promise<{ isGood: boolean, output: string }>} */
function run(step) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, step.args, {
      cwd: ROOT,
      env: { ...process.env, FORCE_COLOR: '0', TEST_SEED: SEED, ...step.env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk) => (output += chunk));
    }
    child.on('close', (code) => resolve({ isGood: code === 0, output }));
  });
}

/**
 * A failed step counts as one failure if it has no tests, or if all its tests passed or never ran.
 * @param {Step} step @param {boolean} isGood @returns {Totals}
 */
function totalsOf(step, isGood) {
  /** @type {Totals} */
  let totals = { passed: 0, failed: 0 };
  try {
    totals = step.count?.() ?? totals;
  } catch {
    console.log(`${step.name} wrote no results.`);
    return { passed: 0, failed: 1 };
  }
  return isGood || totals.failed > 0 ? totals : { ...totals, failed: 1 };
}

/**
 * One shard of a run, for a machine of its own. Tests and journeys are divided between the shards;
 * the first one also runs all other checks. @param {Step[]} steps @param {string} part '1/3'
 */
export function partOf(steps, part) {
  const isFirst = part.startsWith('1/');
  return steps
    .filter(({ name, count }) => isFirst || count !== undefined || name === 'build')
    .map((step) => (step.count ? { ...step, args: [...step.args, `--shard=${part}`] } : step));
}

/** @param {number} sinceMs @returns {string} the time since then, as text */
const timeSince = (sinceMs) => {
  const seconds = Math.round((Date.now() - sinceMs) / 1000);
  return seconds < 120 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
};

/**
 * Does work that the steps need, and prints how long it took.
 * @template Result @param {string} name @param {() => Result} work @returns {Result}
 */
export function prepare(name, work) {
  const startedAtMs = Date.now();
  const result = work();
  console.log(`ok     ${name} ${timeSince(startedAtMs)}`);
  return result;
}

/**
 * Runs the steps, two at a time. Prints the result and the time of each step, and the total of the
 * tests as the last line. @param {Step[]} steps @returns {Promise<boolean>} whether all succeeded
 */
export async function runSteps(steps) {
  const runStartedAtMs = Date.now();
  const extent = process.env.TEST_EXTENT === 'all' ? 'All cases are' : 'A sample is';
  console.log(`${extent} tested, with the seed ${SEED} (TEST_SEED).`);
  rmSync(RESULTS, { recursive: true, force: true });
  mkdirSync(RESULTS, { recursive: true });
  const waiting = [...steps];
  /** @type {Map<string, boolean>} */
  const ended = new Map();
  let running = 0;
  const sum = { passed: 0, failed: 0 };

  /** @param {Step} step @param {boolean} isGood */
  const addTotals = (step, isGood) => {
    const totals = totalsOf(step, isGood);
    sum.passed += totals.passed;
    sum.failed += totals.failed;
    if (!step.count) return '';
    const unstable = (totals.unstable ?? []).map(
      (name) => `\n  only at the second attempt: ${name}`,
    );
    return ` (${totals.passed} passed, ${totals.failed} failed)${unstable.join('')}`;
  };

  const takeNext = () => {
    const index = waiting.findIndex(({ after = [], isAlone }) => {
      const isReady = after.every((name) => ended.has(name));
      return isReady && (!isAlone || (running === 0 && waiting.length === 1));
    });
    return index < 0 ? undefined : waiting.splice(index, 1)[0];
  };

  const worker = async () => {
    for (;;) {
      const step = takeNext();
      if (!step) {
        if (waiting.length === 0) return;
        await new Promise((resolve) => setTimeout(resolve, 100));
        continue;
      }
      if (step.after?.some((name) => ended.get(name) === false)) {
        ended.set(step.name, false);
        sum.failed += 1;
        console.log(`FAILED ${step.name}: not run, ${step.after.join(', ')} failed`);
        continue;
      }
      running += 1;
      const startedAtMs = Date.now();
      const { isGood, output } = await run(step);
      running -= 1;
      ended.set(step.name, isGood);
      const time = timeSince(startedAtMs);
      console.log(`${isGood ? 'ok    ' : 'FAILED'} ${step.name} ${time}${addTotals(step, isGood)}`);
      if (!isGood)
        console.log(`${output.trimEnd()}\n  To fix it, or to run it alone: ${step.fix}\n`);
    }
  };

  await Promise.all([worker(), worker()]);
  console.log(`All took ${timeSince(runStartedAtMs)}.`);
  console.log(`\n${sum.passed} passed, ${sum.failed} failed`);
  return sum.failed === 0;
}
