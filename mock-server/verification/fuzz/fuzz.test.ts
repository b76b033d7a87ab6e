import { rounds, SEED } from '@/testing/exploration/sample';
import { fail } from '../../core/apiProblem';
import { route, type OperationId, type Route } from '../../core/route';
import { allRoutes } from '../../handlers/all';
import { userDetail } from '../../rules/userDetail';
import { fuzz } from './fuzz';

/** `npm run mock:fuzz` tries as many as one likes. */
const COUNT = rounds(2300);
const FEWEST_REFUSED = Math.floor(COUNT * 0.85);

describe(`${COUNT} broken requests of seed ${SEED}`, () => {
  it('are refused in the shape of the contract, and read and change nothing of anybody', async () => {
    const statuses = await fuzz({ seed: SEED, count: COUNT });
    const refused = Object.entries(statuses).filter(([status]) => Number(status) >= 400);
    const count = refused.reduce((sum, [, times]) => sum + times, 0);
    expect(count).toBeGreaterThanOrEqual(FEWEST_REFUSED);
  }, 600_000);
});

describe('A mock with a mistake', () => {
  const careless: readonly Route[] = [
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
  const replaced = careless.map(({ operationId }) => operationId);
  const routes = [
    ...allRoutes.filter(({ operationId }) => !replaced.includes(operationId)),
    ...careless,
  ];

  it.each<[string, OperationId, RegExp]>([
    ['fails', 'getProfile', /the mock has failed: 500/],
    ['tells of somebody else', 'getUserDetail', /it tells of [\w.]+@bos\.test/],
    ['changes what it refuses to change', 'acceptTerms', /and yet it has changed users/],
    ['changes what is not the caller’s', 'readAllNotifications', /belongs to user \d+/],
    ['refuses as no document says', 'logout', /418, which the contract does not name/],
  ])('is found where it %s', async (_what, operationId, violation) => {
    const report = fuzz({ seed: 1, count: 100, only: [operationId], routes });
    await expect(report).rejects.toThrow(violation);
    await expect(report).rejects.toThrow(/seed: 1, path: "[\d:]+"[^]*curl -i/);
  });
});
