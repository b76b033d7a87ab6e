/** `npm run mock:crash -- 200`: kills the mock 200 times during writes. */
import { ensureDependencies } from './dependencies.mjs';
import { endWithSignals, startNode } from './processes.mjs';

ensureDependencies();
endWithSignals();
startNode(['--import', 'tsx', 'mock-server/verification/crash/main.ts', ...process.argv.slice(2)]);
