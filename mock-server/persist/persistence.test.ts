import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { MockServerOptions } from '../core/server';
import { signIn, type Applicant } from '../testing/applicant';
import { encryptPassword, startTestMock, type TestMock } from '../testing/client';

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

describe('A state that is saved in a file', () => {
  it('has everything that got a response before the kill: sessions, data and uploads', async () => {
    await start();
    const rina = await signIn(mock, 'otp.applicant');
    const added = await rina.post(BANKS, account);
    const { path_url: fileUrl } = await rina.upload('surat.pdf');
    const content = (await rina.get(`/assets${fileUrl}`)).text;
    await restart();
    expect(await resume(rina, BANKS)).toEqual([added.body?.data]);
    const found = await mock.call('GET', `/api/assets${fileUrl}`, { token: rina.token });
    expect(found.text).toBe(content);
  });

  it('has the attempts with a code, which are counted in refused calls', async () => {
    await start();
    const { token } = (await mock.login('otp')).body?.data as { token: string };
    const id = mock.idOf('otp');
    await mock.call('POST', `/api/identity/user/${id}/otp/channel/sms/send`, { token });
    const guess = () =>
      mock.call('POST', `/api/identity/user/${id}/otp/validate`, {
        token,
        body: { otp: '000000', device_id: 'test-device' },
      });
    for (let count = 0; count < 5; count += 1) expect((await guess()).status).toBe(400);
    const [sms] = await mock.outbox('otp@bos.test');
    await restart();
    expect((await guess()).status).toBe(429);
    expect(await mock.outbox('otp@bos.test')).toEqual(expect.arrayContaining([sms]));
  });

  it('has a session that was begun on the control page', async () => {
    await start();
    const { url } = await mock.control<{ url: string }>('POST', '/users/terms@bos.test/sign-in');
    const token = new URL(url).searchParams.get('auth') ?? '';
    await restart();
    const profile = await mock.call('GET', '/api/identity/auth/profile', { token });
    expect(profile.body?.data).toMatchObject({ email: 'terms@bos.test' });
  });

  it('has the token for a new password that reading the profile issued', async () => {
    await start();
    await mock.control('POST', '/clock', { advance_s: 2 * 86_400 });
    const token = await mock.tokenOf('expired');
    const profile = await mock.call('GET', '/api/identity/auth/profile', { token });
    const given = (profile.body?.data as { token_expired_password: string }).token_expired_password;
    await restart();
    const reset = await mock.call('POST', '/api/identity/public/auth/reset-password', {
      body: { token: given, password: encryptPassword('Rahasia#2027') },
    });
    expect(reset.status).toBe(200);
  });

  it('has the clock, flags, faults, latency and scenario that were set', async () => {
    await start();
    await mock.control('PUT', '/flags', { 'main-menu': true });
    await mock.control('POST', '/faults', { method: 'GET', path: '/x', status: 503, times: 3 });
    await mock.control('PUT', '/latency', { min_ms: 1, max_ms: 2 });
    await mock.control('POST', '/clock', { advance_s: 86_400 });
    await restart();
    expect(await mock.control('GET', '/flags')).toEqual({ 'main-menu': true });
    expect(await mock.control('GET', '/faults')).toMatchObject([{ path: '/x', times: 3 }]);
    expect(await mock.control('GET', '/latency')).toEqual({ min_ms: 1, max_ms: 2 });
    const { now } = await mock.control<{ now: string }>('GET', '/clock');
    expect(Date.parse(now)).toBeGreaterThan(Date.now() + 86_000_000);
  });

  it('never reuses an id, and repeats the first response to a repeated call', async () => {
    await start();
    const rina = await signIn(mock, 'otp.applicant');
    const key = { 'idempotency-key': '6b0f' };
    const first = await rina.post(BANKS, account, key);
    const { id } = first.body?.data as { id: number };
    const form = await rina.post('/identity/user/emergency-contact/consent/generate', {}, key);
    await restart();
    const call = (path: string, body: unknown) =>
      mock.call('POST', `/api${path}`, { token: rina.token, body, headers: key });
    expect((await call(BANKS, account)).body).toEqual(first.body);
    const again = await call('/identity/user/emergency-contact/consent/generate', {});
    expect(again.text).toBe(form.text);
    await mock.call('DELETE', `/api${BANKS}/${id}`, { token: rina.token });
    await restart();
    const next = await mock.call('POST', `/api${BANKS}`, { token: rina.token, body: account });
    expect((next.body?.data as { id: number }).id).toBeGreaterThan(id);
  });

  it('is the start of the scenario after a reset', async () => {
    await start();
    const rina = await signIn(mock, 'otp.applicant');
    await rina.post(BANKS, account);
    await mock.control('POST', '/reset');
    await restart();
    const again = await signIn(mock, 'otp.applicant');
    expect((await again.get(BANKS)).body?.data).toEqual([]);
  });

  it('uses the latency of the command line', async () => {
    await start();
    await mock.control('PUT', '/latency', { min_ms: 1, max_ms: 2 });
    await restart({ latency: { min_ms: 3, max_ms: 4 } });
    expect(await mock.control('GET', '/latency')).toEqual({ min_ms: 3, max_ms: 4 });
  });

  it('is not written for calls that only read', async () => {
    await start();
    const rina = await signIn(mock, 'otp.applicant');
    const before = readFileSync(file, 'utf8');
    await rina.get(BANKS);
    expect(readFileSync(file, 'utf8')).toBe(before);
  });
});
