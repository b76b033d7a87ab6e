/**
 * `npm run test:defects`: applies each seeded defect to a copy of the last commit and runs the tests of
 * its area, as `npm test` does. A test that passes without the defect must fail with it.
 * `-- 4 17 dialog` tries only some of them, by number or by a part of the name.
 */
import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ensureChromium } from './chromium.mjs';
import { ensureDependencies, ROOT } from './dependencies.mjs';
import { DEFECTS } from './seededDefects/defects.mjs';

/**
 * @typedef {import('./seededDefects/defects.mjs').Defect} Defect
 *
 * @typedef {object} Outcome
 * @property {string[]} passed names of tests, each with its file first
 * @property {string[]} failed
 *
 * @typedef {object} Row
 * @property {Defect} defect
 * @property {string[]} caughtBy
 * @property {string | null} problem why the defect could not be tried
 * @property {number} seconds
 */

const PATCHES = path.join(import.meta.dirname, 'seededDefects');
const PAGE = path.join(ROOT, 'docs', 'seeded-defects.md');
const SIGNALS = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);

/** @param {string[]} args @param {string} cwd @returns {string} the output of git; throws if git fails */
function git(args, cwd) {
  const { status, stdout, stderr } = spawnSync('git', args, { cwd, encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr.trim());
  return stdout;
}

/** Makes a copy of the last commit, which is deleted when this process exits. @returns {string} */
function openCopy() {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'bos-defects-'));
  process.on('exit', () => {
    rmSync(folder, { recursive: true, force: true });
    git(['worktree', 'prune'], ROOT);
  });
  git(['worktree', 'add', '--detach', '--force', folder, 'HEAD'], ROOT);
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(folder, 'node_modules'));
  return folder;
}

/** @type {import('node:child_process').ChildProcess | null} */
let running = null;

/** Runs a Node program in the copy and returns its exit status. @param {string} copy @param {string[]} args @param {NodeJS.ProcessEnv} [env] */
function runNode(copy, args, env = {}) {
  return new Promise((resolve) => {
    // `npm test` runs without these variables, even if the shell has set them.
    const defaults = { TEST_EXTENT: undefined, TEST_SEED: undefined, FORCE_COLOR: '0' };
    running = spawn(process.execPath, args, {
      cwd: copy,
      env: { ...process.env, ...defaults, ...env },
      stdio: 'ignore',
      detached: true,
    });
    running.once('close', (status) => {
      running = null;
      resolve(status);
    });
  });
}

/** @param {{ name: string, isGood: boolean }[]} tests @returns {Outcome} */
const outcomeOf = (tests) => ({
  passed: tests.filter(({ isGood }) => isGood).map(({ name }) => name),
  failed: tests.filter(({ isGood }) => !isGood).map(({ name }) => name),
});

/** @param {string} file @returns the results of a run; null if it wrote none */
function takeResults(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  } finally {
    rmSync(file, { force: true });
  }
}

/** @param {string} copy @param {string[]} paths @returns {Promise<Outcome>} */
async function runJest(copy, paths) {
  const file = path.join(copy, 'jest-results.json');
  const workers = `--maxWorkers=${os.availableParallelism()}`;
  const options = ['--ci', '--json', `--outputFile=${file}`, workers];
  await runNode(copy, ['node_modules/jest/bin/jest.js', ...options, ...paths]);
  /** @type {{ name: string, assertionResults: { fullName: string, status: string }[] }[]} */
  const suites = takeResults(file)?.testResults ?? [];
  return outcomeOf(
    suites.flatMap(({ name: testFile, assertionResults }) =>
      assertionResults
        .filter(({ status }) => status === 'passed' || status === 'failed')
        .map(({ fullName, status }) => ({
          name: `${path.relative(copy, testFile)} › ${fullName}`,
          isGood: status === 'passed',
        })),
    ),
  );
}

/**
 * @typedef {{ specs: { file: string, title: string, ok: boolean }[], suites?: Suite[] }} Suite
 * @param {Suite} suite @returns {Suite['specs']}
 */
const specsIn = ({ specs, suites = [] }) => [...specs, ...suites.flatMap(specsIn)];

/** @param {string} copy @param {string[]} journeys @returns {Promise<Outcome>} */
async function runJourneys(copy, journeys) {
  const file = path.join(copy, 'journey-results.json');
  const playwright = ['node_modules/@playwright/test/cli.js', 'test'];
  const options = ['--config', 'e2e/playwright.config.ts'];
  const env = { CHROMIUM: ensureChromium(), JOURNEY_RESULTS: file };
  await runNode(copy, [...playwright, ...options, ...journeys], env);
  /** @type {Suite[]} */
  const suites = takeResults(file)?.suites ?? [];
  return outcomeOf(
    suites
      .flatMap(specsIn)
      .map(({ file: spec, title, ok }) => ({ name: `e2e/${spec} › ${title}`, isGood: ok })),
  );
}

/** @param {string} copy @returns {Promise<number>} the status of what failed, otherwise 0 */
async function build(copy) {
  const webpack = ['node_modules/webpack/bin/webpack.js', '--mode', 'production'];
  const env = { NODE_ENV: 'production' };
  return (
    (await runNode(copy, [...webpack, '--env', 'prerender'], env)) || runNode(copy, webpack, env)
  );
}

/** Runs the tests of all these defects without any defect. @param {string} copy @param {readonly Defect[]} defects */
async function runControl(copy, defects) {
  const paths = [...new Set(defects.flatMap(({ tests = [] }) => tests))];
  const control = paths.length > 0 ? [await runJest(copy, paths)] : [];
  const journeys = defects.flatMap(({ journeys = null }) => (journeys ? [journeys] : []));
  if (journeys.length > 0) await build(copy);
  for (const options of journeys) control.push(await runJourneys(copy, options));
  return {
    passed: new Set(control.flatMap(({ passed }) => passed)),
    failed: control.flatMap(({ failed }) => failed),
  };
}

/** Applies a patch; returns the problem if it does not apply. @param {string} copy @param {Defect} defect */
function applyPatch(copy, { patch }) {
  const file = path.join(PATCHES, `${patch}.patch`);
  try {
    const touched = git(['apply', '--numstat', file], copy).match(/\S+$/gm) ?? [];
    if (git(['status', '--porcelain', '--', ...touched], ROOT) !== '')
      return `changed and not committed: ${touched.join(', ')}`;
    git(['apply', file], copy);
    return null;
  } catch {
    return 'the patch no longer applies';
  }
}

/** Runs the tests of a defect; null if the build fails. @param {string} copy @param {Defect} defect */
async function runTests(copy, { journeys, tests = [] }) {
  if (!journeys) return runJest(copy, tests);
  return (await build(copy)) === 0 ? runJourneys(copy, journeys) : null;
}

/** @param {string} copy @param {Defect} defect @param {ReadonlySet<string>} good @returns {Promise<Row>} */
async function tryDefect(copy, defect, good) {
  const startedAtMs = Date.now();
  let problem = applyPatch(copy, defect);
  /** @type {string[]} */
  let caughtBy = [];
  if (problem === null) {
    const outcome = await runTests(copy, defect);
    const { passed, failed } = outcome ?? { passed: [], failed: [] };
    caughtBy = failed.filter((name) => good.has(name)).sort();
    if (passed.length + failed.length === 0)
      problem = outcome === null ? 'it does not build' : 'no test was run';
    git(['checkout', '--quiet', '--', '.'], copy);
  }
  return { defect, caughtBy, problem, seconds: Math.round((Date.now() - startedAtMs) / 1000) };
}

/** @param {Row} row */
function catchText({ caughtBy: [first, ...others], problem }) {
  if (first === undefined) return problem ?? 'NOT CAUGHT';
  return others.length === 0 ? first : `${first} (and ${others.length} more)`;
}

/** @param {Row} row @returns {string[]} */
const cellsOf = (row) => {
  const { patch, what, kind, folder, tests = [], journeys = [] } = row.defect;
  const run = [...tests, ...journeys].map((argument) =>
    /[ ]/.test(argument) ? `'${argument}'` : argument,
  );
  const number = patch.slice(0, 2);
  return [number, what, kind, folder, run.join(' '), catchText(row), String(row.seconds)];
};

/** @param {Row[]} rows @param {string} verdict */
function writePage(rows, verdict) {
  const escaped = (/** @type {string} */ cell) => cell.replace(/[|<*_\\]/g, '\\$&');
  const line = (/** @type {string[]} */ cells) => `| ${cells.join(' | ')} |`;
  const head = ['no.', 'defect', 'kind', 'folder', 'tests that are run', 'caught by', 'seconds'];
  const text = `# Seeded defects

Written by \`npm run test:defects\`. Do not edit it by hand.

Do the tests notice when something breaks? Each patch in \`scripts/seededDefects\` adds one small defect to
production code. Together they cover different kinds of defects in all folders. The command applies them one
by one to a copy of the last commit and runs the tests of the area, as \`npm test\` does: with its samples,
and nothing more. A defect counts as caught if a test fails with it that passes without it. Test files that
do not start do not count.

\`\`\`sh
npm run test:defects                  # all of them, and this page
npm run test:defects -- 4 17 dialog   # some, by number or by a part of the patch's name
\`\`\`

**${verdict}.** The table names the first failing test. Most defects are tried with the tests of one
file, because these are the fastest; a browser journey is used if only a browser shows the defect. If no
test catches a defect, write one at the cheapest level that can. If a patch no longer applies, make it
again from the current code.

${[line(head), line(head.map(() => '---')), ...rows.map((row) => line(cellsOf(row).map(escaped)))].join('\n')}
`;
  writeFileSync(PAGE, text);
  spawnSync(process.execPath, ['node_modules/prettier/bin/prettier.cjs', '--write', PAGE], {
    cwd: ROOT,
  });
}

const selectors = process.argv.slice(2);
/** @param {Defect} defect @param {string} selector its number, or a part of its name */
const matches = ({ patch }, selector) =>
  /^\d+$/.test(selector) ? Number(selector) === parseInt(patch, 10) : patch.includes(selector);
const unknown = selectors.filter(
  (selector) => !DEFECTS.some((defect) => matches(defect, selector)),
);
if (unknown.length > 0) {
  console.error(`There is no such defect: ${unknown.join(', ')}`);
  process.exit(1);
}
const chosen = DEFECTS.filter(
  (defect) => selectors.length === 0 || selectors.some((selector) => matches(defect, selector)),
);
ensureDependencies();
for (const signal of SIGNALS)
  process.on(signal, () => {
    if (running?.pid) process.kill(-running.pid, 'SIGKILL');
    process.exit(1);
  });
const copy = openCopy();
console.log('Without a defect ...');
const control = await runControl(copy, chosen);
console.log(`${control.passed.size} tests pass, ${control.failed.length} fail`);
for (const name of control.failed) console.log(`  ${name}`);
/** @type {Row[]} */
const rows = [];
for (const defect of chosen) {
  const row = await tryDefect(copy, defect, control.passed);
  rows.push(row);
  console.log(cellsOf(row).join('  '));
}
const caught = rows.filter(({ caughtBy }) => caughtBy.length > 0).length;
const verdict = `${caught} of ${rows.length} caught`;
if (selectors.length === 0) writePage(rows, verdict);
console.log(`\n${verdict}`);
process.exit(caught === rows.length && control.failed.length === 0 ? 0 : 1);
