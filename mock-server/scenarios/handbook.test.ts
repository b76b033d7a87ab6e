import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { faultSchema } from '../control/faultSchema';
import { loadScenario, scenarioNames } from '../scenario/loadScenario';
import { scenarioSchema } from '../scenario/scenarioSchema';
import { signIn } from '../testing/applicant';
import { startTestMock } from '../testing/client';

const handbook = readFileSync(path.join(__dirname, '..', '..', 'docs', 'mock.md'), 'utf8');
const examples = [...handbook.matchAll(/```yaml\n([\s\S]*?)```/g)].map(([, text = '']) => text);

let folder: string;
beforeAll(() => (folder = mkdtempSync(path.join(os.tmpdir(), 'handbook-'))));
afterAll(() => rmSync(folder, { recursive: true }));

const write = (text: string): string => {
  const file = path.join(folder, 'funder-revision.yaml');
  writeFileSync(file, text);
  return file;
};

describe('The handbook of the mock', () => {
  it.each(examples.map((text) => [/description: (.*)/.exec(text)?.[1], text]))(
    'has an example that works: %s',
    (_description, text = '') => {
      const file = write(text);
      const { users, onboarding_steps } = loadScenario(file, file).makeTables(Date.now());
      expect(users).toMatchObject([{ role_id: 5, type_id: 2, onboarding_status_id: 11 }]);
      expect(onboarding_steps[0]?.revisions).toHaveLength(2);
    },
  );

  it('describes a corporate funder in revision, whose calls return the two flags', async () => {
    const mock = await startTestMock({ scenario: write(examples[0] ?? '') });
    const funder = await signIn(mock, 'active.funder.corporate');
    const { body } = await funder.get('/identity/user/onboarding-step/detail');
    expect(body?.data).toMatchObject({
      revisions: [{ sub_step: 'legal-documents' }, { sub_step: 'pic' }],
    });
    const detail = await funder.get('/identity/user/detail');
    expect(detail.body?.data).toMatchObject({
      onboarding_status_name: 'Business Revision',
      documents: { deed_of_establishment: { file_name: 'akta-pendirian.pdf' } },
    });
    await mock.close();
  });

  it('names every scenario, every key of a scenario, and every key of a fault', () => {
    const words = [
      ...scenarioNames(),
      ...Object.keys(scenarioSchema.properties ?? {}),
      ...Object.keys(scenarioSchema.definitions ?? {}),
      ...Object.keys(faultSchema.properties ?? {}),
    ];
    expect(words.filter((word) => !handbook.includes(`\`${word}\``))).toEqual([]);
  });

  it('names every control call', () => {
    const sources = ['control.ts', 'userControls.ts'].map((name) =>
      readFileSync(path.join(__dirname, '..', 'control', name), 'utf8'),
    );
    const calls = [...sources.join().matchAll(/addControl\('(\w+)', '([^']+)'/g)].map(
      ([, method = '', place = '']) =>
        `\`${method.toUpperCase()} ${place.replace(/:(\w+)/g, '{$1}')}`,
    );
    expect(calls).toContain('`POST /users/{email}/token');
    const isNamed = (call: string) => ['`', ' ', '?'].some((end) => handbook.includes(call + end));
    expect(calls.filter((call) => !isNamed(call))).toEqual([]);
  });
});
