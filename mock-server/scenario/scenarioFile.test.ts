import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { startTestMock, type TestMock } from '../testing/client';

let folder: string;
let file: string;
let mock: TestMock;

beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'scenarios-'));
  file = path.join(folder, 'mine.yaml');
  writeFileSync(
    file,
    `description: Mine
extends: default
only: [terms@bos.test]
token_life_s: { session: 30 }
people:
  - email: terms@bos.test
    tokens: [{ kind: session, token: old-session, expires: 1 minute ago }]
`,
  );
  mock = await startTestMock({ scenario: file });
});
afterAll(async () => {
  await mock.close();
  rmSync(folder, { recursive: true });
});
beforeEach(() => mock.control('POST', '/reset', { scenario: file }));

const emails = async () =>
  (await mock.control<{ email: string }[]>('GET', '/people')).map(({ email }) => email);
const statusWith = async (token: string): Promise<number> =>
  (await mock.call('GET', '/api/identity/auth/profile', { token })).status;

describe('A mock that was started with a scenario file', () => {
  it('has its people, and lists it among the scenarios', async () => {
    expect(await emails()).toEqual(['terms@bos.test']);
    const { current, names } = await mock.control<{ current: string; names: string[] }>(
      'GET',
      '/scenarios',
    );
    expect(current).toBe(file);
    expect(names).toEqual(expect.arrayContaining(['default', file]));
  });

  it('can be reset to another scenario and back to the file', async () => {
    await mock.control('POST', '/reset', { scenario: 'default' });
    expect((await emails()).length).toBeGreaterThan(20);
    await mock.control('POST', '/reset', { scenario: file });
    expect(await emails()).toEqual(['terms@bos.test']);
  });

  it('reads no other file for a control call', async () => {
    const other = path.join(folder, 'other.yaml');
    writeFileSync(other, 'description: x\nextends: default');
    const answer = await mock.call('POST', '/__mock/reset', { body: { scenario: other } });
    expect(answer.status).toBe(422);
    expect(answer.body?.error).toMatch(/^There is no scenario/);
  });

  it('is not affected when another mock cannot start with a broken file', async () => {
    const token = await mock.tokenOf('terms');
    const broken = path.join(folder, 'broken.yaml');
    writeFileSync(broken, 'description: x\nextends: mine\nrest: 1');
    const other = await startTestMock({ scenario: broken }).catch((error: unknown) => error);
    expect(String(other)).toMatch(
      /broken\.yaml:3:1: the scenario holds something unknown: rest; known are \$schema, /,
    );
    expect(await statusWith(token)).toBe(200);
  });

  it('ends sessions after the lifetime of the file', async () => {
    const token = await mock.tokenOf('terms');
    expect(await statusWith(token)).toBe(200);
    await mock.control('POST', '/clock', { advance_s: 31 });
    expect(await statusWith(token)).toBe(401);
  });

  it('has the tokens of the file, and treats expired ones as expired', async () => {
    expect(await statusWith('old-session')).toBe(401);
    const { tokens } = await mock.control<{ tokens: unknown[] }>('GET', '/db');
    expect(tokens).toMatchObject([{ kind: 'session' }]);
  });
});
