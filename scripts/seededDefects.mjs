/**
 * `npm run test:defects`: puts each seeded defect in place, in a copy of the last commit, and runs the
 * tests of its area as `npm test` does. A test that passes without the defect has to fail with it.
 * `-- 4 17 dialog` tries some of them, by number or by a part of the name.
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
 * @property {string[]} passed names of tests, each behind its file
 * @property {string[]} failed
 *
 * @typedef {object} Row
 * @property {Defect} defect
 * @property {string[]} caughtBy
 * @property {string | null} problem why nothing could be tried
 * @property {number} seconds
 */

const PATCHES = path.join(import.meta.dirname, 'seededDefects');
const PAGE = path.join(ROOT, 'docs', 'seeded-defects.md');
const SIGNALS = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);

/** @param {string[]} args @param {string} cwd @returns {string} what git says; throws where it fails */
function git(args, cwd) {
  const { status, stdout, stderr } = spawnSync('git', args, { cwd, encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr.trim());
  return stdout;
}

/** A copy of the last commit, gone with this process. @returns {string} */
function openCopy() {
  const place = mkdtempSync(path.join(os.tmpdir(), 'bos-defects-'));
  process.on('exit', () => {
    rmSync(place, { recursive: true, force: true });
    git(['worktree', 'prune'], ROOT);
  });
  git(['worktree', 'add', '--detach', '--force', place, 'HEAD'], ROOT);
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(place, 'node_modules'));
  return place;
}

/** @type {import('node:child_process').ChildProcess | null} */
let running = null;

/** Runs a Node program in the copy to its end; gives its exit status. @param {string} copy @param {string[]} args @param {NodeJS.ProcessEnv} [env] */
function runNode(copy, args, env = {}) {
  return new Promise((resolve) => {
    // What a shell may have set for all tests, or others of them, is not what `npm test` runs.
    const sampled = { TEST_EXTENT: undefined, TEST_SEED: undefined, FORCE_COLOR: '0' };
    running = spawn(process.execPath, args, {
      cwd: copy,
      env: { ...process.env, ...sampled, ...env },
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

/** @param {string} file @returns the results that a run left; null where it did not get that far */
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
    suites.flatMap(({ name: place, assertionResults }) =>
      assertionResults
        .filter(({ status }) => status === 'passed' || status === 'failed')
        .map(({ fullName, status }) => ({
          name: `${path.relative(copy, place)} › ${fullName}`,
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
      .map(({ file: place, title, ok }) => ({ name: `e2e/${place} › ${title}`, isGood: ok })),
  );
}

/** @param {string} copy */
const build = (copy) =>
  runNode(copy, ['node_modules/webpack/bin/webpack.js', '--mode', 'production'], {
    NODE_ENV: 'production',
  });

/** The tests of all these defects, as the last commit has them. @param {string} copy @param {readonly Defect[]} defects */
async function runControl(copy, defects) {
  const paths = [...new Set(defects.flatMap(({ tests = [] }) => tests))];
  const control = paths.length > 0 ? [await runJest(copy, paths)] : [];
  const journeys = defects.flatMap(({ journeys = null }) => (journeys ? [journeys] : []));
  if (journeys.length > 0) await build(copy);
  for (const wanted of journeys) control.push(await runJourneys(copy, wanted));
  return {
    passed: new Set(control.flatMap(({ passed }) => passed)),
    failed: control.flatMap(({ failed }) => failed),
  };
}

/** Puts a patch in place; answers why it cannot be. @param {string} copy @param {Defect} defect */
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

/** The tests of a defect; null where it does not build. @param {string} copy @param {Defect} defect */
async function runTests(copy, { journeys, tests = [] }) {
  if (!journeys) return runJest(copy, tests);
  return (await build(copy)) === 0 ? runJourneys(copy, journeys) : null;
}

/** @param {string} copy @param {Defect} defect @param {ReadonlySet<string>} good @returns {Promise<Row>} */
async function tryDefect(copy, defect, good) {
  const beganAtMs = Date.now();
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
  return { defect, caughtBy, problem, seconds: Math.round((Date.now() - beganAtMs) / 1000) };
}

/** @param {Row} row */
function toldCatch({ caughtBy: [first, ...others], problem }) {
  if (first === undefined) return problem ?? 'NOT CAUGHT';
  return others.length === 0 ? first : `${first} (and ${others.length} more)`;
}

/** @param {Row} row @returns {string[]} */
const cellsOf = (row) => {
  const { patch, what, kind, room, tests = [], journeys = [] } = row.defect;
  const run = [...tests, ...journeys].map((part) => (/[ ]/.test(part) ? `'${part}'` : part));
  const number = patch.slice(0, 2);
  return [number, what, kind, room, run.join(' '), toldCatch(row), String(row.seconds)];
};

/** @param {Row[]} rows @param {string} verdict */
function writePage(rows, verdict) {
  const escaped = (/** @type {string} */ cell) => cell.replace(/[|<*_\\]/g, '\\$&');
  const line = (/** @type {string[]} */ cells) => `| ${cells.join(' | ')} |`;
  const head = ['no.', 'defect', 'kind', 'room', 'tests that are run', 'caught by', 'seconds'];
  const text = `# Seeded defects

Written by \`npm run test:defects\`; not to be changed by hand.

Do the tests notice when something breaks? The patches in \`scripts/seededDefects\` put small defects of
different kinds into production code, all over the rooms. One after the other is put in place, in a copy
of the last commit, and the tests of its area are run just as \`npm test\` runs them: with its samples, and
nothing more. A defect counts as caught where a test fails that passes without it; a test that fails
without it too, and a file of tests that does not start, count for nothing.

\`\`\`sh
npm run test:defects                  # all of them, and this page
npm run test:defects -- 4 17 dialog   # some, by number or by a part of the patch's name
\`\`\`

**${verdict}.** The first of the failing tests is named. Most are tests of one file, for there it is cheapest to
see; a journey stands where only a browser shows it. A defect that nobody catches asks for a test, at the
cheapest level that can see it. A patch that no longer applies is to be made again from the code as it is.

${[line(head), line(head.map(() => '---')), ...rows.map((row) => line(cellsOf(row).map(escaped)))].join('\n')}
`;
  writeFileSync(PAGE, text);
  spawnSync(process.execPath, ['node_modules/prettier/bin/prettier.cjs', '--write', PAGE], {
    cwd: ROOT,
  });
}

const wanted = process.argv.slice(2);
/** @param {Defect} defect @param {string} part its number, or a part of its name */
const isMeant = ({ patch }, part) =>
  /^\d+$/.test(part) ? Number(part) === parseInt(patch, 10) : patch.includes(part);
const unknown = wanted.filter((part) => !DEFECTS.some((defect) => isMeant(defect, part)));
if (unknown.length > 0) {
  console.error(`There is no such defect: ${unknown.join(', ')}`);
  process.exit(1);
}
const chosen = DEFECTS.filter(
  (defect) => wanted.length === 0 || wanted.some((part) => isMeant(defect, part)),
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
if (wanted.length === 0) writePage(rows, verdict);
console.log(`\n${verdict}`);
process.exit(caught === rows.length && control.failed.length === 0 ? 0 : 1);
