/** `npm run check`: all checks of CI except the browser journeys. */
import { ensureDependencies, ROOT } from './dependencies.mjs';
import { ensureNginx } from './nginx.mjs';
import { CHECKS, prepare, runSteps } from './steps.mjs';

prepare('dependencies', ensureDependencies);
prepare('nginx', () => ensureNginx(ROOT));
process.exit((await runSteps(CHECKS)) ? 0 : 1);
