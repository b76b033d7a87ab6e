/** `npm run mock`: installs the dependencies and starts the mock. `-- --help` lists the options. */
import { ensureDependencies } from './dependencies.mjs';
import { endWithSignals, startNode } from './processes.mjs';

ensureDependencies();
endWithSignals();
startNode(['--import', 'tsx', 'mock-server/main.ts', ...process.argv.slice(2)], {
  INIT_CWD: process.env.INIT_CWD ?? process.cwd(),
});
