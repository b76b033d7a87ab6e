/**
 * `npm run test:mutation -- domain`: runs Stryker for one area of the code (`domain` or `handlers`;
 * without a name for both). It makes small changes and reports those that no test notices. Options
 * after the area go to Stryker, for example `--mutate src/domain/money/money.ts` or `--force`.
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
