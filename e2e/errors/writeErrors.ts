import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { printErrors } from './printErrors';

/** Generates docs/errors.md: `npm run errors`. */
writeFileSync(path.join(__dirname, '..', '..', 'docs', 'errors.md'), printErrors());
