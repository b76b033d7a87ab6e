/** `npm run build`: the production build in `dist/`, and the helper for portals in `dist/embed/`. */
import { spawnSync } from 'node:child_process';
import { ensureDependencies, ROOT } from './dependencies.mjs';

ensureDependencies();
const webpack = 'node_modules/webpack/bin/webpack.js';
const { status } = spawnSync(process.execPath, [webpack, '--mode', 'production'], {
  cwd: ROOT,
  stdio: 'inherit',
  env: { ...process.env, NODE_ENV: 'production' },
});
if (status !== 0) process.exit(status ?? 1);
const helper = spawnSync(process.execPath, ['--import', 'tsx', 'deploy/writeEmbedHelper.ts'], {
  cwd: ROOT,
  stdio: 'inherit',
});
process.exit(helper.status ?? 1);
