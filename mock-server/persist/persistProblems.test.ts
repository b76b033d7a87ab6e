import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { makeMockServer, type MockServerOptions } from '../core/server';
import { signIn, type Applicant } from '../testing/applicant';
import { startTestMock, type TestMock } from '../testing/client';

const BANKS = '/identity/user/banks';
const account = { bank_id: 14, account_no: '52100', account_name: 'Rina', account_type_id: 1 };

let folder: string;
let file: string;
let mock: TestMock;

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'mock-'));
  file = path.join(folder, 'state.json');
});
afterEach(async () => {
  await mock.close();
  rmSync(folder, { recursive: true });
});

const start = async (options: MockServerOptions = {}): Promise<TestMock> =>
  (mock = await startTestMock({ persist: file, ...options }));

/** Another mock that continues from the current file, as after a kill. */
const restart = async (options: MockServerOptions = {}): Promise<TestMock> => {
  await mock.close();
  return start(options);
};

const resume = async (person: Applicant, path: string) =>
  (await mock.call('GET', `/api${path}`, { token: person.token })).body?.data;

const problemOfStart = (): Promise<unknown> =>
  makeMockServer({ persist: file }).then(
    () => 'started',
    (error: unknown) => (error as Error).message,
  );

describe('A state file that two mocks use', () => {
  it('has all changes of one mock; the other is refused, also if both write at once', async () => {
    await start();
    const other = await startTestMock({ persist: file });
    const mocks = [mock, other];
    const arm = (each: TestMock, path: string) =>
      each.call('POST', '/__mock/faults', { body: { method: 'GET', path, status: 500 } });
    const answered = new Set<string>();
    for (let round = 0; round < 10; round += 1) {
      await Promise.all(
        mocks.map(async (each, index) => {
          const fault = `/fault-${round}-${index}`;
          if ((await arm(each, fault)).status === 200) answered.add(fault);
        }),
      );
    }
    await other.close();
    await restart();
    // The first one owns the file from then on.
    const owners = new Set([...answered].map((fault) => fault.at(-1)));
    expect(owners.size).toBe(1);
    expect(answered.size).toBeGreaterThanOrEqual(9);
    const kept = await mock.control<{ path: string }[]>('GET', '/faults');
    expect(kept.map(({ path: fault }) => fault).sort()).toEqual([...answered].sort());
  });

  it('can be used again although a killed mock has left a half-written file', async () => {
    await start();
    writeFileSync(`${file}.tmp`, '{"mock_st');
    await restart();
    await mock.control('PUT', '/flags', { 'main-menu': true });
    expect(existsSync(`${file}.tmp`)).toBe(false);
  });
});

describe('A file without a usable state', () => {
  beforeEach(async () => {
    await start();
    await mock.close();
  });

  it.each([
    ['is cut short', (text: string) => text.slice(0, -10), /holds no saved state of the mock/],
    ['is empty', () => '', /holds no saved state of the mock/],
    ['is something else', () => '{"name":"bos"}', /holds no saved state of the mock/],
    [
      'is of another version',
      (text: string) => text.replace('"mock_state":1', '"mock_state":99'),
      /was saved by another version of the mock \(99\)/,
    ],
    [
      'has other tables',
      (text: string) => text.replace('"collaterals":', '"pledges":'),
      /was saved by a mock with other tables/,
    ],
  ])('is reported in one line and left as it is if it %s', async (_how, spoil, reason) => {
    const spoilt = spoil(readFileSync(file, 'utf8'));
    writeFileSync(file, spoilt);
    const problem = await problemOfStart();
    expect(problem).toMatch(reason);
    expect(problem).toMatch(/^.*state\.json .*; it is left as it is: .*$/);
    expect(readFileSync(file, 'utf8')).toBe(spoilt);
  });

  it('is reported in one line if its folder does not exist', async () => {
    file = path.join(folder, 'nowhere', 'state.json');
    expect(await problemOfStart()).toMatch(/^.*state\.json cannot be used to keep the state: .*$/);
  });
});

describe('A state that cannot be written', () => {
  /** A folder at the path of the new file makes each write fail, like a full disk. */
  const blockDisk = () => mkdirSync(`${file}.tmp`);
  const freeDisk = () => rmdirSync(`${file}.tmp`);

  it('refuses the calls that change it, undoes them, and works again when it can', async () => {
    await start();
    const rina = await signIn(mock, 'otp.applicant');
    await rina.post(BANKS, account);
    blockDisk();
    const numbers = ['10000', '20000', '30000'];
    const answers = await Promise.all(
      numbers.map((account_no) => rina.post(BANKS, { ...account, account_no })),
    );
    expect(answers.map(({ status }) => status)).toEqual([507, 507, 507]);
    expect(answers[0]?.body).toMatchObject({
      code: 507,
      error: expect.stringContaining('Perubahan tidak dapat disimpan') as string,
    });
    expect((await rina.get(BANKS)).body?.data).toHaveLength(1);
    const flags = await mock.call('PUT', '/__mock/flags', { body: { 'main-menu': true } });
    expect(flags.status).toBe(507);
    expect(flags.body?.error).toMatch(/^Nothing was changed: the state cannot be saved/);
    expect(await mock.control('GET', '/flags')).toEqual({});

    freeDisk();
    expect((await rina.post(BANKS, { ...account, account_no: '40000' })).status).toBe(200);
    await restart();
    expect(await resume(rina, BANKS)).toMatchObject([
      { account_no: '52100' },
      { account_no: '40000' },
    ]);
  });

  it('also refuses and undoes a call that makes the state too large to be saved', async () => {
    await start();
    // A text is limited to half a gigabyte; this acts as if the uploads were larger.
    const words = { toJSON: () => ''.padEnd(2 ** 30) };
    Object.assign(mock.server.store.tables.flags, { words });
    const flags = await mock.call('PUT', '/__mock/flags', { body: { 'main-menu': true } });
    expect(flags.status).toBe(507);
    expect(flags.body?.error).toMatch(/larger than a file can be/);
    expect(await mock.control('GET', '/flags')).toEqual({});
    await mock.control('PUT', '/flags', { 'main-menu': true });
    await restart();
    expect(await mock.control('GET', '/flags')).toEqual({ 'main-menu': true });
  });

  it('does not overwrite a file that another program has changed', async () => {
    await start();
    const rina = await signIn(mock, 'otp.applicant');
    writeFileSync(file, 'mine');
    expect((await rina.post(BANKS, account)).status).toBe(507);
    expect((await rina.get(BANKS)).body?.data).toEqual([]);
    expect(readFileSync(file, 'utf8')).toBe('mine');
    expect(mock.log.join()).toMatch(/state\.json cannot be written \(another program/);
  });
});
