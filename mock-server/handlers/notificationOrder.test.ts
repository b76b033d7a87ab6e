import { signIn } from '../testing/applicant';
import { sharedTestMock } from '../testing/client';

const mock = sharedTestMock();

describe('Notifications of one moment', () => {
  it.each([
    ['asc', [1, 2, 3]],
    ['desc', [3, 2, 1]],
  ])('are sorted by their ids: %s', async (sort, order) => {
    const sari = await signIn(mock, 'otp');
    const { tables } = mock.server.store;
    const [sample] = tables.notifications;
    if (!sample) throw new Error('There is no notification');
    const created_at = '2026-11-01T00:00:00.000Z';
    const own = { ...sample, user_id: sari.id, created_at };
    tables.notifications = [2, 1, 3].map((id) => ({ ...own, id }));
    const answer = await sari.get(`/notification/notif/list-by-user/${sari.id}?sort=${sort}`);
    const list = answer.body?.data as { id: number }[];
    expect(list.map(({ id }) => id)).toEqual(order);
  });
});
