import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { makePdf } from '../core/pdf';
import { makeMockServer, type MockServer } from '../core/server';
import { signIn } from '../testing/applicant';
import { encryptPassword, PASSWORD, startTestMock, type TestMock } from '../testing/client';
import { Names } from './names';
import { readRecording, type Step } from './recording';
import { replay } from './replay';

const EMAIL = 'otp.applicant@bos.test';
const NEW_PASSWORD = 'Baru#2026xyz';
const BANKS = '/api/identity/user/banks';
const account = { bank_id: 14, account_no: '52100', account_name: 'Rina', account_type_id: 1 };

let folder: string;
let file: string;
const started: TestMock[] = [];

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'mock-'));
  file = path.join(folder, 'case.yaml');
});
afterEach(async () => {
  await Promise.all(started.splice(0).map(({ close }) => close()));
  rmSync(folder, { recursive: true });
});

async function start(options: Parameters<typeof startTestMock>[0] = {}): Promise<TestMock> {
  const mock = await startTestMock(options);
  started.push(mock);
  return mock;
}

/** Waits for the last calls too: the mock sees their end slightly later than the caller. */
async function stepsOf({ server }: TestMock, count: number): Promise<Step[]> {
  for (let tries = 0; tries < 1_000; tries += 1) {
    await server.settle();
    const { steps } = readRecording(file);
    if (steps.length >= count) return steps;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  throw new Error(`The recording does not come to ${count} steps`);
}

/** An applicant signs in with a code, fills in one section, and changes the password. */
async function applyFor(mock: TestMock): Promise<number> {
  let count = 0;
  const call = async (method: string, url: string, token?: string, body?: unknown) => {
    count += 1;
    const answer = await mock.call(method, url, { token, body });
    return (answer.body?.data ?? {}) as { token: string; id: number };
  };
  const user = `/api/identity/user/${mock.idOf(EMAIL)}`;
  await mock.login(EMAIL, 'Salah#2026');
  const { token: temporary } = (await mock.login(EMAIL)).body?.data as { token: string };
  count += 2;
  await call('POST', `${user}/otp/channel/sms/send`, temporary);
  const [{ code = '' } = {}] = await mock.outbox(EMAIL);
  const wrong = code === '000000' ? '111111' : '000000';
  await call('POST', `${user}/otp/validate`, temporary, { otp: wrong, device_id: 'd' });
  const { token } = await call('POST', `${user}/otp/validate`, temporary, {
    otp: code,
    device_id: 'd',
  });
  await call('PATCH', '/api/identity/user/update', token, { information: { name: 'Rina Wijaya' } });
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(makePdf('a', [{ text: 'a' }]))]), 'ktp.pdf');
  const headers = { authorization: `Bearer ${token}` };
  const upload = await fetch(`${mock.url}/api/assets/upload`, {
    method: 'POST',
    headers,
    body: form,
  });
  const { data: ktp } = (await upload.json()) as { data: { path_url: string } };
  await call('PATCH', '/api/identity/user/update', token, { documents: { ktp } });
  await call('GET', `/api/assets${ktp.path_url}`, token);
  const { id } = await call('POST', BANKS, token, account);
  await call('POST', BANKS, token, account);
  await call('POST', BANKS, token, { ...account, account_no: '52200' });
  await call('DELETE', `${BANKS}/${id}`, token);
  await call('POST', '/__mock/clock', undefined, { advance_s: 1_800 });
  const { token: renewed } = await call('POST', '/api/identity/auth/update-user-token', token);
  await call('POST', '/__mock/clock', undefined, { advance_s: 120 });
  await call('GET', BANKS, token);
  await call('POST', '/api/identity/auth/update-password', renewed, {
    old_password: encryptPassword(PASSWORD),
    password: encryptPassword(NEW_PASSWORD),
  });
  await call('POST', '/api/identity/auth/logout', renewed);
  await mock.login(EMAIL, NEW_PASSWORD);
  return count + 2;
}

/** Values that differ in every run: times and random values. */
const PASSING = ['session_id', 'code', 'content', 'password', 'body', 'token'];

function storeOf({ store }: MockServer): unknown {
  const names = new Names(store);
  const text = JSON.stringify(store.tables, (key, value: unknown) => {
    if (PASSING.includes(key) || /(_at|_at_ms)$/.test(key)) return null;
    return typeof value === 'string' ? names.hide(value) : value;
  });
  return JSON.parse(text);
}

describe('A recorded session', () => {
  it('can be replayed in another mock, which is then in the same state', async () => {
    const mock = await start({ record: file });
    const steps = await stepsOf(mock, await applyFor(mock));
    expect(steps.map(({ status }) => status)).toEqual(
      [401, 200, 200, 400, 200, 200, 200, 200, 200, 200, 409, 200, 200, 200, 200, 200, 401].concat([
        200, 200, 200,
      ]),
    );

    const other = await start({ scenario: readRecording(file).scenario });
    expect(await replay(other.server, other.url, readRecording(file))).toEqual([]);
    expect(storeOf(other.server)).toEqual(storeOf(mock.server));
    expect(other.server.store.findUserByEmail(EMAIL)?.information.name).toBe('Rina Wijaya');
  });

  it('contains no password, code, token or file, but who called what', async () => {
    const mock = await start({ record: file });
    await stepsOf(mock, await applyFor(mock));
    const text = readFileSync(file, 'utf8');
    const { tokens, files } = mock.server.store.tables;
    for (const { token } of tokens) expect(text).not.toContain(token);
    for (const upload of files) expect(text).not.toContain(upload.path_url);
    const messages = await mock.outbox(EMAIL);
    for (const { code = 'none' } of messages) expect(text).not.toContain(code);
    expect(text).not.toMatch(/Rahasia|Baru#|[\w+/]{40}=/);
    expect(text).toContain('scenario: default');
    expect(text).toMatch(
      /who: otp\.applicant@bos\.test\n +call: POST \/api\/identity\/user\/banks/,
    );
    expect(text).toMatch(/upload:\n +name: ktp\.pdf\n +size: \d+\n +kind: pdf/);
  });

  it('reports the steps whose response differs', async () => {
    const mock = await start({ record: file });
    const rina = await signIn(mock, 'borrower.individu');
    await rina.post('/identity/user/banks', account);
    const recording = { scenario: 'default', steps: await stepsOf(mock, 2) };
    recording.steps.push({ ...recording.steps[1], status: 200 } as Step);
    const other = await start();
    expect(await replay(other.server, other.url, recording)).toEqual([
      'step 3, POST /api/identity/user/banks: 409, recorded 200',
    ]);
  });

  it('replays its faults and the time between its steps', async () => {
    const mock = await start({ record: file });
    await mock.control('POST', '/faults', { method: 'GET', path: '/auth/profile', drop: true });
    const rina = await signIn(mock, 'borrower.individu');
    await expect(rina.get('/identity/auth/profile')).rejects.toThrow();
    const steps = await stepsOf(mock, 3);
    expect(steps.map(({ status }) => status)).toEqual([200, 200, 'cut']);
    const late = steps.map((step, index) => ({ ...step, at: index * 3_600 }));
    const other = await start();
    expect(await replay(other.server, other.url, { scenario: 'default', steps: late })).toEqual([]);
    expect(other.server.store.nowMs()).toBeGreaterThan(Date.now() + 7_000_000);
  });

  it('can be written by hand: a user without a session gets one', async () => {
    const text = `scenario: default
steps:
  - { at: 0, who: borrower.individu@bos.test, call: GET ${BANKS}, status: 200 }
  - { at: 1, call: GET ${BANKS}, status: 401 }
`;
    writeFileSync(file, text);
    const mock = await start();
    expect(await replay(mock.server, mock.url, readRecording(file))).toEqual([]);
  });

  it('contains broken calls too: invalid JSON, an unknown token, a file that is no document', async () => {
    const mock = await start({ record: file });
    const rina = await signIn(mock, 'borrower.individu');
    await rina.post('/identity/user/banks', '{bad');
    await mock.call('GET', BANKS, { token: 'made-up' });
    await rina.send('virus.pdf', Buffer.from('MZ'));
    await rina.send('besar.pdf', Buffer.alloc(11 * 1024 * 1024));
    const steps = await stepsOf(mock, 5);
    expect(steps.map(({ status }) => status)).toEqual([200, 400, 401, 415, 413]);
    const other = await start();
    expect(await replay(other.server, other.url, readRecording(file))).toEqual([]);
  });

  it('replays a session that was begun on the control page', async () => {
    const mock = await start({ record: file });
    const { url } = await mock.control<{ url: string }>('POST', '/users/terms@bos.test/sign-in');
    const token = new URL(url).searchParams.get('auth') ?? '';
    await mock.control('GET', '/people');
    await mock.call('POST', '/api/identity/auth/logout', { token });
    const steps = await stepsOf(mock, 2);
    expect(steps.map(({ call }) => call)).toEqual([
      'POST /__mock/users/terms@bos.test/sign-in',
      'POST /api/identity/auth/logout',
    ]);
    const other = await start();
    expect(await replay(other.server, other.url, readRecording(file))).toEqual([]);
    expect(storeOf(other.server)).toEqual(storeOf(mock.server));
  });

  it('sends mails with links to the app of the mock that replays it', async () => {
    const mock = await start({ record: file, appUrl: 'http://localhost:3100/bos/' });
    const path = '/api/identity/public/auth/forgot-password';
    const ask = (url: string) => mock.call('POST', path, { body: { email: EMAIL, url } });
    await ask('http://localhost:3100/bos/change-password');
    await ask(`${mock.url}/bos/change-password`);
    await ask('https://evil.test/bos/change-password');
    const steps = await stepsOf(mock, 3);
    expect(steps.map(({ status }) => status)).toEqual([200, 200, 422]);
    const other = await start();
    expect(await replay(other.server, other.url, readRecording(file))).toEqual([]);
    const [mail] = await other.outbox(EMAIL);
    expect(mail?.link).toMatch(`${other.url}/bos/change-password?token=`);
  });

  it('is complete in its file after each call', async () => {
    const mock = await start({ record: file });
    expect(readRecording(file).steps).toEqual([]);
    const rina = await signIn(mock, 'borrower.individu');
    for (let count = 1; count <= 5; count += 1) {
      await rina.get('/identity/user/banks');
      expect(await stepsOf(mock, count + 1)).toHaveLength(count + 1);
    }
  });
});

describe('A recording', () => {
  it('is never overwritten', async () => {
    writeFileSync(file, 'mine');
    await expect(makeMockServer({ record: file })).rejects.toThrow(/case\.yaml is there already/);
    expect(readFileSync(file, 'utf8')).toBe('mine');
  });

  it('cannot begin from a saved state', async () => {
    const persist = path.join(folder, 'state.json');
    await start({ persist });
    await expect(makeMockServer({ persist, record: file })).rejects.toThrow(
      /state\.json holds a state already/,
    );
    expect(existsSync(file)).toBe(false);
  });

  it.each([
    ['steps: []', /scenario is missing/],
    ['scenario: default\nsteps: [{ at: 0, call: POST, status: 200 }]', /steps\[0\]\.call must be/],
    ['scenario: default\nsteps: [{ at: 0, call: GET /, status: ok }]', /steps\[0\]\.status must/],
    ['scenario: [', /cannot be replayed: /],
  ])('that cannot be replayed is refused with the position: %j', (text, reason) => {
    writeFileSync(file, text);
    expect(() => readRecording(file)).toThrow(reason);
    expect(() => readRecording(file)).toThrow(/^.*case\.yaml cannot be replayed: .*$/);
  });
});
