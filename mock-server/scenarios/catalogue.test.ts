import { sampleOf } from '@/testing/exploration/sample';
import type { CallRecord } from '../control/calls';
import type { listPeople } from '../control/people';
import { loadScenario, scenarioNames } from '../scenario/loadScenario';
import { signIn } from '../testing/applicant';
import { startTestMock, type TestMock } from '../testing/client';

type Person = ReturnType<typeof listPeople>[number];

/** Of each scenario, some of which have twenty. */
const PEOPLE_OF_A_SAMPLE = 3;

let mock: TestMock;

beforeAll(async () => {
  mock = await startTestMock();
});
afterAll(() => mock.close());

/** Resets to a scenario, without its faults and its latency. */
async function startQuietly(name: string): Promise<Person[]> {
  await mock.control('POST', '/reset', { scenario: name });
  await mock.control('DELETE', '/faults');
  await mock.control('PUT', '/latency', { min_ms: 0, max_ms: 0 });
  return mock.control<Person[]>('GET', '/people');
}

const LISTS = [
  '/identity/auth/profile',
  '/identity/user/detail',
  '/identity/user/onboarding-step/detail',
  '/identity/user/banks',
  '/identity/user/bank-statement/all',
  '/identity/user/document/financial-statement/all',
  '/identity/user/document/collateral/all',
  '/identity/user/shareholder/all',
  '/identity/user/pic/detail',
  '/identity/user/consultation-schedule/detail',
];

/** Signs a person in and reads all their data; returns the statuses of the responses. */
async function readAll({ email, id }: Person): Promise<number[]> {
  const login = await mock.login(email);
  const person = await signIn(mock, email);
  const notifications = `/notification/notif/list-by-user/${id}?page=1&limit=10`;
  const answers = await Promise.all([...LISTS, notifications].map((path) => person.get(path)));
  return [login, ...answers].map(({ status }) => status);
}

describe('The catalogue of scenarios', () => {
  it('is this', () => {
    const catalogue = scenarioNames().map((name) => {
      const { description, faults, latency, makeTables } = loadScenario(name);
      const { flags, token_life_s, users } = makeTables(Date.parse('2026-03-18T02:00:00Z'));
      const settings = { faults: faults.length, latency, flags, token_life_s };
      return [
        `${name}: ${description}`,
        `  ${JSON.stringify(settings)}`,
        ...users.map(
          (user) =>
            `  ${user.email}: role ${user.role_id ?? '-'}, type ${user.type_id ?? '-'}, ` +
            `status ${user.onboarding_status_id}`,
        ),
      ].join('\n');
    });
    expect(catalogue.join('\n\n')).toMatchSnapshot();
  });

  it.each(scenarioNames())('lets everybody of %s sign in and read their data', async (name) => {
    const people = await startQuietly(name);
    for (const person of sampleOf(people, PEOPLE_OF_A_SAMPLE)) {
      const { is_verified: isVerified } = mock.server.store.findUser(person.id) ?? {};
      const [login, ...answers] = await readAll(person);
      expect([person.email, login]).toEqual([person.email, isVerified === true ? 200 : 400]);
      expect([person.email, ...answers]).toEqual([person.email, ...answers.map(() => 200)]);
    }
    const calls = await mock.control<CallRecord[]>('GET', '/calls');
    expect(calls.filter(({ contract_errors: errors }) => errors.length > 0)).toEqual([]);
  });

  it.each(scenarioNames())('has a note for everybody of %s', (name) => {
    const { users } = loadScenario(name).makeTables(Date.now());
    expect(users.filter(({ note }) => note === '').map(({ email }) => email)).toEqual([]);
  });

  it('has the same faults for the same calls', async () => {
    const statuses = async (): Promise<number[]> => {
      await mock.control('POST', '/reset', { scenario: 'flaky-server' });
      const person = await signIn(mock, 'borrower.individu');
      const seen: number[] = [];
      for (let count = 0; count < 14; count += 1) {
        seen.push((await person.get('/master/religions')).status);
      }
      return seen;
    };
    const first = await statuses();
    expect(first.filter((status) => status === 500)).toHaveLength(2);
    expect(await statuses()).toEqual(first);
  });

  it('has a latency in slow-network', async () => {
    await mock.control('POST', '/reset', { scenario: 'slow-network' });
    expect(await mock.control('GET', '/latency')).toEqual({ min_ms: 1000, max_ms: 3000 });
  });

  it('has a company of an exempt merchant, which submits without an e-signature', async () => {
    await mock.control('POST', '/reset', { scenario: 'exempt-merchant' });
    const submit = async (name: string, statusId: number) => {
      const person = await signIn(mock, name);
      const path = `/identity/user/${person.id}/onboarding-status`;
      return (await person.put(path, { onboarding_status_id: statusId })).status;
    };
    expect(await submit('exempt', 2)).toBe(422);
    expect(await submit('exempt', 6)).toBe(200);
    expect(await submit('heavy', 6)).toBe(422);
  });

  it('has expired links, and a session that ends soon', async () => {
    await mock.control('POST', '/reset', { scenario: 'expired-sessions' });
    const profileWith = async (token: string) =>
      (await mock.call('GET', '/api/identity/auth/profile', { token })).status;
    expect(await profileWith('old-session')).toBe(401);
    expect(await profileWith('ending-session')).toBe(200);
    await mock.control('POST', '/clock', { advance_s: 121 });
    expect(await profileWith('ending-session')).toBe(401);
    const body = { token: 'late-mail' };
    const answer = await mock.call('POST', '/api/identity/public/auth/verification', { body });
    expect(answer.body).toMatchObject({ code: 400, error: 'Token not found' });
  });
});
