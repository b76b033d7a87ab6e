import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { printCallWords } from './callWords';
import { printRecordFields, RECORD_FILES } from './recordFields';

const folder = path.join(__dirname, '..', 'src', 'api');
for (const [file, records] of Object.entries(RECORD_FILES)) {
  writeFileSync(path.join(folder, file), printRecordFields(records));
}
writeFileSync(path.join(folder, 'callWords.ts'), printCallWords());
