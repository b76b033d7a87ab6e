import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { scenarioSchema } from './scenarioSchema';

const folder = path.join(__dirname, '..', 'scenarios');

describe('The schema of scenarios', () => {
  it('equals the file for editors, which `npm run contract` writes', () => {
    const file = readFileSync(path.join(folder, 'scenario.schema.json'), 'utf8');
    expect(JSON.parse(file)).toEqual(scenarioSchema);
  });

  it('lists the names of roles, types and statuses, and describes the ids of a list', () => {
    const { definitions = {} } = scenarioSchema;
    expect(definitions).toMatchObject({
      role: { anyOf: [{ enum: ['borrower', 'funder', 'partner', 'backoffice'] }, {}] },
      type: { anyOf: [{ enum: ['individual', 'corporate'] }, {}] },
      status: { anyOf: [{ enum: expect.arrayContaining(['e-KYC Invalid']) }, {}] },
    });
    expect(definitions['information']?.properties?.['religion_id']).toMatchObject({
      enum: expect.arrayContaining([1, null]),
      enumDescriptions: expect.arrayContaining(['Islam']),
    });
  });

  it.each(readdirSync(folder).filter((file) => file.endsWith('.yaml')))(
    'is named in the first line of %s',
    (file) => {
      const [line] = readFileSync(path.join(folder, file), 'utf8').split('\n');
      expect(line).toBe('# yaml-language-server: $schema=./scenario.schema.json');
    },
  );
});
