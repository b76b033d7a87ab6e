import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { licencesPage } from './licences';

writeFileSync(path.join(__dirname, '..', 'docs', 'licences.md'), licencesPage());
