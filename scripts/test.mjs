/** `npm test`: every check, then the browser journeys against the production build. */
import { ensureChromium } from './chromium.mjs';
import { ensureDependencies } from './dependencies.mjs';
import { CHECKS, JOURNEYS, JOURNEY_RESULTS, runSteps } from './steps.mjs';

ensureDependencies();
const env = { CHROMIUM: ensureChromium(), JOURNEY_RESULTS };
process.exit((await runSteps([...CHECKS, { ...JOURNEYS, env }])) ? 0 : 1);
