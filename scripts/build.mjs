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

/** Ends the build if it fails. @param {string[]} args what Node runs */
function run(args) {
  const env = { ...process.env, NODE_ENV: 'production' };
  const { status } = spawnSync(process.execPath, args, { cwd: ROOT, stdio: 'inherit', env });
  if (status !== 0) process.exit(status ?? 1);
}

/** @param {string[]} more */
const webpack = (...more) =>
  run(['node_modules/webpack/bin/webpack.js', '--mode', 'production', ...more]);

webpack('--env', 'prerender');
webpack(...(values.maps ? ['--env', 'maps'] : []));
run(['--import', 'tsx', 'deploy/writeEmbedHelper.ts']);
