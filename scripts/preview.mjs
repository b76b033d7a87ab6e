/**
 * `npm run preview`: serves the production build and the mock from one origin, with the production
 * headers, and the demo portal. PORT and PORTAL_PORT set the ports, `-- --scenario NAME` the data of the mock.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { ensureDependencies, ROOT } from './dependencies.mjs';
import { demandFreePorts, endWithSignals, startNode } from './processes.mjs';

const port = Number(process.env.PORT ?? '8080');
const portalPort = Number(process.env.PORTAL_PORT ?? '8081');

ensureDependencies();
await demandFreePorts([
  { name: 'the preview', variable: 'PORT', port },
  { name: 'the demo portal', variable: 'PORTAL_PORT', port: portalPort },
]);
if (!existsSync(path.join(ROOT, 'dist', 'index.html'))) {
  const { status } = spawnSync(process.execPath, ['scripts/build.mjs'], {
    cwd: ROOT,
    stdio: 'inherit',
  });
  if (status !== 0) process.exit(1);
}
endWithSignals();
const ports = ['--port', String(port), '--portal-port', String(portalPort)];
startNode(['--import', 'tsx', 'deploy/main.ts', ...ports, ...process.argv.slice(2)]);
