import { middleware } from 'express-openapi-validator';
import { allRoutes } from '../handlers/all';
import { sharedTestMock, startTestMock } from '../testing/client';
import { pauseTimers, untilPaused } from '../testing/pausedCalls';
import { operations } from '../testing/operations';
import { loadContract } from './contract';
import { route } from './route';

const PROFILE = '/api/identity/auth/profile';
const ACTIVITY = '/api/log-activity';

const mock = sharedTestMock();

afterEach(() => jest.useRealTimers());

describe('The contract', () => {
  it('is a valid OpenAPI document', async () => {
    const apiSpec = loadContract() as Parameters<typeof middleware>[0]['apiSpec'];
    const [loadDocument] = middleware({ apiSpec, validateApiSpec: true });
    const app = { param: () => undefined };
    const outcome = await new Promise((resolve) => {
      loadDocument?.({ app } as never, {} as never, resolve);
    });
    expect(outcome).toBeUndefined();
  });

  it('has one handler for each operation', () => {
    const handled = allRoutes.map(({ operationId }) => operationId).sort();
    expect(handled).toEqual(operations.map(({ id }) => id).sort());
  });

  it('refuses a body where an operation has none, but accepts an empty one', async () => {
    const token = await mock.tokenOf('ekyc.waiting');
    const path = '/api/identity/user/ekyc/token';
    const answer = await mock.call('POST', path, { token, body: { is_admin: true } });
    expect(answer.body).toMatchObject({ code: 422, details: [{ path: '/body' }] });
    expect(mock.log.at(-1)).toContain('/body must be empty');
    expect((await mock.call('POST', path, { token, body: {} })).status).toBe(200);
  });

  it('refuses a request that breaks it, and logs that on the console', async () => {
    const token = await mock.tokenOf('active.borrower');
    const answer = await mock.call('POST', ACTIVITY, { token, body: { activity: 'a', extra: 1 } });
    expect(answer.body).toEqual({
      code: 422,
      error: 'Permintaan tidak sesuai dengan kontrak',
      details: [{ path: '/body/extra', message: 'must NOT have additional properties' }],
    });
    expect(mock.log.at(-1)).toContain(`POST ${ACTIVITY}: the request breaks the contract`);
  });

  it('turns a response that breaks it into an error that the log of calls shows', async () => {
    const broken = route('getUnreadCount', () => ({ count_unread: 'many' as never }));
    const strange = await startTestMock({ routes: [broken] });
    const token = await strange.tokenOf('active.borrower');
    const answer = await strange.call('GET', '/api/notification/notif/unread-count/1', { token });
    expect(answer.status).toBe(500);
    expect(answer.body?.error).toBe('The answer breaks the contract');
    const [call] = await strange.control<{ contract_errors: unknown }[]>('GET', '/calls');
    expect(call?.contract_errors).toEqual([
      { path: '/response/data/count_unread', message: 'must be integer' },
    ]);
    expect(strange.log.at(-1)).toContain('the answer breaks the contract');
    await strange.close();
  });

  it('can be read in the browser', async () => {
    const answer = await mock.call('GET', '/__mock/openapi.yaml');
    expect(answer.headers.get('content-type')).toContain('text/plain');
    expect(answer.text).toContain('operationId: login');
  });
});

describe('The server', () => {
  it('does not name its software, and forbids caching and sniffing of responses', async () => {
    const token = await mock.tokenOf('active.borrower');
    const { headers } = await mock.call('GET', PROFILE, { token });
    expect(headers.get('x-powered-by')).toBeNull();
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('dates its responses by its own clock, also a 401 and one that was held back', async () => {
    await mock.control('POST', '/clock', { advance_s: 86_400 });
    await mock.control('POST', '/faults', { method: 'GET', path: PROFILE, delay_ms: 60_000 });
    const token = await mock.tokenOf('active.borrower');
    const { store } = mock.server;
    const expectDated = (headers: Headers, fromMs: number): void => {
      const dateMs = Date.parse(headers.get('date') ?? '');
      expect(dateMs).toBeLessThanOrEqual(store.nowMs());
      expect(dateMs).toBeGreaterThan(fromMs - 1_000);
    };
    pauseTimers();
    const sentMs = store.nowMs();
    const held = mock.call('GET', PROFILE, { token });
    await untilPaused(mock, PROFILE);
    store.advanceClock(60);
    jest.advanceTimersByTime(60_000);
    expectDated((await held).headers, sentMs + 60_000);
    const refusedMs = store.nowMs();
    expectDated((await mock.call('GET', '/api/identity/user/detail')).headers, refusedMs);
  });

  it('runs beside others in one process, each with its own memory', async () => {
    const other = await startTestMock();
    const token = await other.tokenOf('active.borrower');
    expect((await other.call('GET', PROFILE, { token })).status).toBe(200);
    expect((await mock.call('GET', PROFILE, { token })).status).toBe(401);
    await other.close();
    await expect(other.call('GET', PROFILE)).rejects.toThrow();
  });
});
