/**
 * `npm run bench`: measures the app and its controls in turn. `-- --runs N` sets the number of runs
 * (5 by default); `-- --keep` also writes the figures into docs/performance.md.
 *
 * `-- --only mock` measures only the mock, `-- --only build` only the production build, and in the
 * existing build `-- --only login` the sign-in page (React alone and the plain stack must be built),
 * `-- --only film` draws its cold load into docs/first-load.png (the same),
 * `-- --only hub` the hub of an applicant after the sign-in,
 * `-- --only cards` the cards of management and shareholders, `-- --only list` the list of
 * notifications, `-- --only dashboard` the dashboard.
 * A slow result is not an error.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { startPreviewProcess } from '../e2e/support/previewProcess';
import { browserVersion } from './browser';
import { benchBuild } from './build';
import { benchCards } from './cards';
import { buildCold } from './controls';
import { benchDashboard } from './dashboard';
import { drawFilmStrip } from './filmStrip';
import { benchHub } from './hub';
import { benchList } from './list';
import { benchLogin } from './login';
import { benchMock } from './mock';
import { benchNextSubStep } from './screens';
import { toMarkdown, toTable, withFigures, type Line, type Report } from './report';

const ROOT = path.join(__dirname, '..');
const RESULTS = path.join(ROOT, 'bench', 'results');
const FIGURES_PAGE = path.join(ROOT, 'docs', 'performance.md');

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    keep: { type: 'boolean', default: false },
    only: { type: 'string' },
  },
});

/** A benchmark of pages, alone in the existing build. */
const inPreview =
  (bench: (origin: string, runs: number) => Promise<Line[]>) =>
  async (runs: number): Promise<Line[]> => {
    const preview = await startPreviewProcess();
    const lines = await bench(preview.origin, runs);
    await preview.stop();
    return lines;
  };

/** The values of `--only`. */
const BENCHMARKS = new Map<string, (runs: number) => Line[] | Promise<Line[]>>([
  ['build', (runs) => [benchBuild(runs)]],
  ['cards', inPreview(benchCards)],
  ['dashboard', inPreview(benchDashboard)],
  ['hub', inPreview(benchHub)],
  ['list', inPreview(benchList)],
  ['login', inPreview(async (origin, runs) => (await benchLogin(origin, runs)).lines)],
  [
    'film',
    inPreview(async (origin) => {
      await drawFilmStrip(origin);
      return [];
    }),
  ],
  ['mock', benchMock],
]);

async function benchOnly(name: string, runs: number): Promise<void> {
  const bench = BENCHMARKS.get(name);
  if (!bench) throw new Error(`--only takes one of ${[...BENCHMARKS.keys()].join(', ')}.`);
  console.log(toTable(await bench(runs)));
}

async function main(): Promise<void> {
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1) throw new Error('--runs takes a whole number above 0.');
  if (values.only !== undefined) return benchOnly(values.only, runs);
  const mock = await benchMock(runs);
  buildCold('react');
  const build = benchBuild(runs);
  const preview = await startPreviewProcess();
  const login = await benchLogin(preview.origin, runs);
  const hub = await benchHub(preview.origin, runs);
  const list = await benchList(preview.origin, runs);
  const dashboard = await benchDashboard(preview.origin, runs);
  const nextSubStep = await benchNextSubStep(preview.origin, runs);
  const cards = await benchCards(preview.origin, runs);
  await preview.stop();

  const report: Report = {
    measuredAt: new Date().toISOString(),
    node: process.version,
    browser: await browserVersion(),
    cores: os.availableParallelism(),
    runs,
    lines: [...login.lines, ...hub, ...list, ...dashboard, nextSubStep, ...cards, build, ...mock],
    notes: [login.note],
  };
  const figures = toMarkdown(report);
  mkdirSync(RESULTS, { recursive: true });
  writeFileSync(path.join(RESULTS, 'latest.json'), JSON.stringify({ report, login }, null, 2));
  writeFileSync(path.join(RESULTS, 'latest.md'), figures);
  if (values.keep) {
    writeFileSync(FIGURES_PAGE, withFigures(readFileSync(FIGURES_PAGE, 'utf8'), figures));
    const prettier = path.join(ROOT, 'node_modules/prettier/bin/prettier.cjs');
    spawnSync(process.execPath, [prettier, '--write', FIGURES_PAGE], { stdio: 'inherit' });
  }
  console.log(figures);
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
