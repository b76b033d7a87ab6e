import { writeFileSync } from 'node:fs';
import { printTestedRules, TESTED_RULES_PAGE } from './testedRules';

/** Generates docs/rules.md: `npm run rules`. */
writeFileSync(TESTED_RULES_PAGE, printTestedRules());
