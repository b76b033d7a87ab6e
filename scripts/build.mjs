/** `npm run build`: the production build in `dist/`. */
import { spawnSync } from 'node:child_process';
import { ensureDependencies, ROOT } from './dependencies.mjs';

ensureDependencies();
const webpack = 'node_modules/webpack/bin/webpack.js';
const { status } = spawnSync(process.execPath, [webpack, '--mode', 'production'], {
  cwd: ROOT,
  stdio: 'inherit',
  env: { ...process.env, NODE_ENV: 'production' },
});
process.exit(status ?? 1);
