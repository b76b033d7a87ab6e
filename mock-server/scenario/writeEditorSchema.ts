import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { makeEditorSchema } from './editorSchema';

const file = path.join(__dirname, '..', 'scenarios', 'scenario.schema.json');
writeFileSync(file, `${JSON.stringify(makeEditorSchema(), null, 2)}\n`);
