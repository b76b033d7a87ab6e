import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { scenarioSchema } from './scenarioSchema';

const file = path.join(__dirname, '..', 'scenarios', 'scenario.schema.json');
writeFileSync(file, `${JSON.stringify(scenarioSchema, null, 2)}\n`);
