/** `npm run mock`: the mock alone, with what it needs installed first; `-- --help` tells the options. */
import { ensureDependencies } from './dependencies.mjs';
import { endWithSignals, startNode } from './processes.mjs';

ensureDependencies();
endWithSignals();
startNode(['--import', 'tsx', 'mock-server/main.ts', ...process.argv.slice(2)], {
  INIT_CWD: process.env.INIT_CWD ?? process.cwd(),
});
