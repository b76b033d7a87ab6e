import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { printErrors } from './printErrors';

/** Writes docs/errors.md again: `npm run errors`. */
writeFileSync(path.join(__dirname, '..', '..', 'docs', 'errors.md'), printErrors());
