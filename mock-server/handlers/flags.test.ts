import { sharedTestMock } from '../testing/client';

const ALL = '/api/flags/ofrep/v1/evaluate/flags';

const mock = sharedTestMock();

const evaluate = (path: string, headers?: Record<string, string>) =>
  mock.call('POST', path, { body: { context: { targetingKey: 'user-1' } }, headers });

const off = (key: string) => ({ key, value: false, reason: 'STATIC', variant: 'off' });

describe('Flags', () => {
  it('are all off until they are turned on, and need no session', async () => {
    const answer = await evaluate(ALL);
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({
      flags: [
        off('main-menu'),
        off('trade-checking-label'),
        off('error-reporting'),
        off('session-replay'),
      ],
    });
  });

  it('can be requested one by one', async () => {
    await mock.control('PUT', '/flags', { 'main-menu': true });
    expect((await evaluate(`${ALL}/main-menu`)).body).toEqual({
      key: 'main-menu',
      value: true,
      reason: 'STATIC',
      variant: 'on',
    });
    expect((await evaluate(`${ALL}/error-reporting`)).body).toEqual(off('error-reporting'));
  });

  it('are not sent again while nothing has changed', async () => {
    const etag = (await evaluate(ALL)).headers.get('etag') ?? '';
    const same = await evaluate(ALL, { 'if-none-match': etag });
    expect([same.status, same.text]).toEqual([304, '']);
    await mock.control('PUT', '/flags', { 'main-menu': true });
    const changed = await evaluate(ALL, { 'if-none-match': etag });
    expect(changed.status).toBe(200);
    expect(changed.headers.get('etag')).not.toBe(etag);
  });
});
