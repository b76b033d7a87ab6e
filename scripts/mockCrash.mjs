/** `npm run mock:crash -- 200`: kills the mock so many times while it is written to. */
import { ensureDependencies } from './dependencies.mjs';
import { endWithSignals, startNode } from './processes.mjs';

ensureDependencies();
endWithSignals();
startNode(['--import', 'tsx', 'mock-server/verification/crash/main.ts', ...process.argv.slice(2)]);
