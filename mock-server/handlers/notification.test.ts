import type { Schemas } from '../database/tables';
import { signIn, type Applicant } from '../testing/applicant';
import { sharedTestMock } from '../testing/client';

const mock = sharedTestMock();
let sari: Applicant;
let active: Applicant;

beforeEach(async () => {
  // 3 notifications of which 1 is unread, and 120 of which 104 are.
  sari = await signIn(mock, 'otp');
  active = await signIn(mock, 'active.borrower');
});

interface Page {
  data: Schemas['Notification'][];
  pagination: Schemas['Pagination'];
}

const list = async (who: Applicant, query = ''): Promise<Page> =>
  (await who.get(`/notification/notif/list-by-user/${who.id}${query}`)).body as unknown as Page;

const unreadCount = async (who: Applicant) =>
  (await who.get(`/notification/notif/unread-count/${who.id}`)).body?.data;

describe('The list of notifications', () => {
  it('has pages, newest first', async () => {
    const first = await list(active, '?page=1&limit=50');
    const last = await list(active, '?page=3&limit=50');
    expect(first.pagination).toEqual({
      page: 1,
      limit: 50,
      sort: 'desc',
      total_page: 3,
      total_row: 120,
    });
    expect([first.data.length, last.data.length]).toEqual([50, 20]);
    const times = [...first.data, ...last.data].map(({ created_at }) => created_at);
    expect(times).toEqual([...times].sort().reverse());
    expect((await list(active, '?page=4&limit=50')).data).toEqual([]);
  });

  it('can begin with the oldest', async () => {
    const { data } = await list(active, '?limit=999&sort=asc');
    const times = data.map(({ created_at }) => created_at);
    expect(times).toEqual([...times].sort());
  });

  it.each([
    [1, 120],
    [2, 104],
    [3, 16],
  ])('with status %d has %d of them', async (status, count) => {
    const { data, pagination } = await list(active, `?limit=999&status=${status}`);
    expect(data).toHaveLength(count);
    expect(pagination.total_row).toBe(count);
  });
});

describe('A notification', () => {
  it('is read once it was opened, which lowers the count', async () => {
    const [unread] = (await list(sari, '?status=2')).data;
    const opened = await sari.get(`/notification/notif/detail/${unread?.id}`);
    expect(opened.body?.data).toEqual({ ...unread, read_status: true });
    expect(await unreadCount(sari)).toEqual({ count_unread: 0 });
    expect((await list(sari, '?status=2')).data).toEqual([]);
    expect(await unreadCount(active)).toEqual({ count_unread: 104 });
  });

  it('is read after all were marked as read, which the response shows', async () => {
    const answer = await active.post(`/notification/notif/read-all/${active.id}`);
    expect(answer.body?.data).toEqual({ count_unread: 0 });
  });

  it('of the newest has an attachment, which only its owner can download', async () => {
    const names = (await list(active, '?limit=4')).data.map(({ attachment }) => attachment);
    expect(names.map((file) => file?.file_name)).toEqual([
      'jadwal-angsuran.pdf',
      'perubahan-data.pdf',
      'bukti-pembayaran.png',
      undefined,
    ]);
    const path = `/assets${names[0]?.path_url}`;
    expect((await active.get(path)).status).toBe(200);
    expect((await sari.get(path)).status).toBe(403);
  });
});
