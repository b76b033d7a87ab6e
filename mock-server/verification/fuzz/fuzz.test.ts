import { rounds, SEED } from '@/testing/exploration/sample';
import { fail } from '../../core/apiProblem';
import { route, type OperationId, type Route } from '../../core/route';
import { allRoutes } from '../../handlers/all';
import { userDetail } from '../../rules/userDetail';
import { fuzz } from './fuzz';

/** `npm run mock:fuzz` takes any number. */
const COUNT = rounds(2300);
const MIN_REFUSED = Math.floor(COUNT * 0.85);

describe(`M5: ${COUNT} broken requests of seed ${SEED}`, () => {
  it('are refused as the contract says, and do not read or change data of other users', async () => {
    const statuses = await fuzz({ seed: SEED, count: COUNT });
    const refused = Object.entries(statuses).filter(([status]) => Number(status) >= 400);
    const count = refused.reduce((sum, [, times]) => sum + times, 0);
    expect(count).toBeGreaterThanOrEqual(MIN_REFUSED);
  }, 600_000);
});

describe('A mock with a bug', () => {
  const buggy: readonly Route[] = [
    route('getProfile', () => {
      throw new Error('Cannot read properties of undefined');
    }),
    route('getUserDetail', ({ store, user }) =>
      userDetail(store.tables.users.find(({ id }) => id !== user.id) ?? user),
    ),
    route('acceptTerms', ({ user }) => {
      user.tnc = 'changed';
      throw fail(422, 'Versi tidak dikenal');
    }),
    route('readAllNotifications', ({ store }) => {
      for (const notification of store.tables.notifications) notification.read_status = true;
      return { count_unread: 0 };
    }),
    route('logout', () => {
      throw fail(418, 'Tidak');
    }),
  ];
  const replaced = buggy.map(({ operationId }) => operationId);
  const routes = [
    ...allRoutes.filter(({ operationId }) => !replaced.includes(operationId)),
    ...buggy,
  ];

  it.each<[string, OperationId, RegExp]>([
    ['fails', 'getProfile', /status 500: the mock has failed/],
    ['shows data of another user', 'getUserDetail', /it shows data of [\w.]+@bos\.test/],
    ['changes data in a refused call', 'acceptTerms', /refused with 422, but users has changed/],
    ['changes data of another user', 'readAllNotifications', /it has changed data of user \d+/],
    ['refuses with an undeclared status', 'logout', /418, which the contract does not have/],
  ])('is found when it %s', async (_what, operationId, violation) => {
    const report = fuzz({ seed: 1, count: 100, only: [operationId], routes });
    await expect(report).rejects.toThrow(violation);
    await expect(report).rejects.toThrow(/seed: 1, path: "[\d:]+"[^]*curl -i/);
  });
});
