/**
 * `npm run test:mutation -- domain`: changes the code of one area (`domain` or `handlers`; both where
 * none is named) in every small way, and tells which changes no test notices. What follows the area
 * goes to Stryker, as `--mutate src/domain/money/money.ts` or `--force`.
 */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { ensureDependencies, ROOT } from './dependencies.mjs';

const AREAS = ['domain', 'handlers'];
const STRYKER = path.join('node_modules', '@stryker-mutator', 'core', 'bin', 'stryker.js');

ensureDependencies();
const [area, ...more] = process.argv.slice(2);
if (area !== undefined && !AREAS.includes(area)) {
  console.error(`Name one of ${AREAS.join(', ')}, or none for all of them.`);
  process.exit(1);
}
for (const one of area === undefined ? AREAS : [area]) {
  const { status } = spawnSync(
    process.execPath,
    [STRYKER, 'run', 'scripts/stryker.config.mjs', ...more],
    { cwd: ROOT, stdio: 'inherit', env: { ...process.env, MUTATED_AREA: one } },
  );
  if (status !== 0) process.exit(status ?? 1);
}
