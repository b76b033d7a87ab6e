/**
 * `npm run build`: the production build in `dist/`, and the helper for portals in `dist/embed/`. With
 * `-- --maps` there are source maps in `.cache/source-maps/`.
 */
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ensureDependencies, ROOT } from './dependencies.mjs';

const { values } = parseArgs({ options: { maps: { type: 'boolean', default: false } } });
ensureDependencies();
// Maps of another build would be uploaded with those of this one.
rmSync(path.join(ROOT, '.cache', 'source-maps'), { recursive: true, force: true });
const webpack = 'node_modules/webpack/bin/webpack.js';
const { status } = spawnSync(
  process.execPath,
  [webpack, '--mode', 'production', ...(values.maps ? ['--env', 'maps'] : [])],
  {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'production' },
  },
);
if (status !== 0) process.exit(status ?? 1);
const helper = spawnSync(process.execPath, ['--import', 'tsx', 'deploy/writeEmbedHelper.ts'], {
  cwd: ROOT,
  stdio: 'inherit',
});
process.exit(helper.status ?? 1);
