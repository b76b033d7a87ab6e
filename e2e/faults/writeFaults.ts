import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ACTIONS } from './actions';
import { readCells } from './cellResults';
import { CALL_FAULTS } from './faults';
import { printFaults } from './printFaults';
import { readPage } from './readPage';

const ROOT = path.join(__dirname, '..', '..');
const PAGE = path.join(ROOT, 'docs', 'faults.md');
const RESULTS = path.join(ROOT, '.cache', 'results', 'faults.json');

/** Runs every cell; a violation fails its test, and is written down all the same. */
function runAll(): string[] {
  const config = path.join('e2e', 'playwright.config.ts');
  const options = ['--retries', '0', '--grep', 'G1: U'];
  rmSync(RESULTS, { force: true });
  const { status } = spawnSync(
    'npx',
    ['playwright', 'test', '--config', config, ...options, 'e2e/faults'],
    {
      cwd: ROOT,
      stdio: 'inherit',
      env: { ...process.env, TEST_EXTENT: 'all', JOURNEY_RESULTS: RESULTS },
    },
  );
  // The page is written all the same, with what was wrong.
  process.exitCode = status ?? 1;
  return [RESULTS];
}

/**
 * Generates docs/faults.md: `npm run faults`. With files of results, which runs of parts have
 * written, it runs nothing: the page keeps its other cells, and of a cell in several files the last
 * one counts.
 */
const files = process.argv.slice(2);
const kept = files.length > 0 ? readPage(readFileSync(PAGE, 'utf8'), ACTIONS) : [];
const measured = (files.length > 0 ? files : runAll()).flatMap(readCells);
writeFileSync(PAGE, printFaults(ACTIONS, CALL_FAULTS, [...kept, ...measured]));
// Here, and not after this command: the names of the files would go to the formatter.
spawnSync('npx', ['prettier', '--write', '--log-level', 'warn', PAGE], { stdio: 'inherit' });
