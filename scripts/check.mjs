/** `npm run check`: all checks of CI except the browser journeys. */
import { ensureDependencies } from './dependencies.mjs';
import { CHECKS, prepare, runSteps } from './steps.mjs';

prepare('dependencies', ensureDependencies);
process.exit((await runSteps(CHECKS)) ? 0 : 1);
