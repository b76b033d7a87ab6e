import { bankApi } from '@/api/bankApi';
import { notificationApi } from '@/api/notificationApi';
import { mock } from '@/testing/mock/mock';
import { makeTestStore } from '@/testing/store/testStore';
import { messageRef, serverText } from '@/primitives/messageRef';
import { networkChanged } from '../slices/network';

const body = {
  bank_id: 14,
  account_no: '1234567890',
  account_name: 'Siti',
  account_type_id: 1,
};
const { addBank, getBanks } = bankApi.endpoints;

beforeEach(() => mock.reset());

async function afterFault(fault: object, problems?: 'inline') {
  const made = await makeTestStore({ signedInAs: 'borrower.individu@bos.test' });
  await mock.addFault({ method: 'POST', path: '*/user/banks', ...fault });
  await made.store.dispatch(addBank.initiate({ body, ...(problems && { problems }) }));
  return made.recorded;
}

test('below 500 it is a warning with the text of the server', async () => {
  const fault = { status: 422, body: { code: 422, error: 'Rekening ini sudah ada' } };
  expect((await afterFault(fault)).notices).toEqual([
    {
      kind: 'warning',
      title: messageRef('common.toast.warning'),
      body: serverText('Rekening ini sudah ada'),
    },
  ]);
});

test.each([
  ['500 with a text of its own', { status: 500, body: { code: 500, error: 'NullPointer at x' } }],
  ['502 in HTML', { status: 502, body: '<html>Bad Gateway</html>' }],
  ['200 in HTML', { status: 200, body: '<!doctype html>' }],
  ['200 of another shape', { status: 200, body: { code: 200, message: '', data: [] } }],
])('G1: %s is an error in the words of the product', async (_what, fault) => {
  expect((await afterFault(fault)).notices).toEqual([
    {
      kind: 'error',
      title: messageRef('common.toast.error'),
      body: messageRef('common.genericError'),
    },
  ]);
});

test.each([
  [422, 'warning'],
  [500, 'error'],
])('a refusal with %i is reported as %s', async (status, level) => {
  const made = await makeTestStore({ signedInAs: 'borrower.individu@bos.test' });
  const report = jest.spyOn(made.effects, 'report');
  await mock.addFault({ method: 'POST', path: '*/user/banks', status });
  await made.store.dispatch(addBank.initiate({ body }));
  expect(report.mock.calls).toEqual([[expect.any(Error), { endpoint: 'addBank', status, level }]]);
});

test('G8: fifty calls that fail together say one thing, which the host shows once', async () => {
  const { store, recorded } = await makeTestStore({ signedInAs: 'borrower.individu@bos.test' });
  await mock.addFault({ method: 'POST', path: '*/user/banks', status: 503 });
  await Promise.all(
    Array.from({ length: 50 }, (_, index) =>
      store.dispatch(addBank.initiate({ body: { ...body, account_no: `12345678${index}` } })),
    ),
  );
  expect(recorded.notices).toHaveLength(50);
  expect(new Set(recorded.notices.map((notice) => JSON.stringify(notice))).size).toBe(1);
});

test('a cut connection is the offline warning', async () => {
  expect((await afterFault({ drop: true })).notices.map(({ key }) => key)).toEqual(['connection']);
});

test('a screen that shows the problem itself is not doubled by a toast, but it is reported', async () => {
  const recorded = await afterFault({ status: 500 }, 'inline');
  expect(recorded.notices).toEqual([]);
  expect(recorded.reports).toHaveLength(1);
});

test('the unread count, which is loaded each minute, shows no toast', async () => {
  const { store, recorded } = await makeTestStore({ signedInAs: 'active.borrower@bos.test' });
  await mock.addFault({ method: 'GET', path: '*/unread-count/*', status: 500 });
  await store.dispatch(notificationApi.endpoints.getUnreadCount.initiate({ userId: 1 }));
  expect(recorded.notices).toEqual([]);
});

test('P1: a report holds no text of the server and nothing that was sent', async () => {
  const recorded = await afterFault({ status: 500, body: { code: 500, error: 'NIK 3171010101' } });
  const reported = JSON.stringify(recorded.reports.map(String));
  expect(reported).not.toMatch(/3171|1234567890|Siti/);
});

test('C7: offline a write is refused with the warning and not sent, and not sent later by itself', async () => {
  const { store, network, recorded } = await makeTestStore({
    signedInAs: 'borrower.individu@bos.test',
  });
  network.setOnline(false);
  await store.dispatch(addBank.initiate({ body }));
  expect(recorded.notices.map(({ key }) => key)).toEqual(['connection']);
  network.setOnline(true);
  const { data } = await store.dispatch(getBanks.initiate());
  expect(data).toEqual([]);
});

test('going offline warns once, coming back is reported', async () => {
  const { store, recorded } = await makeTestStore();
  for (const isOnline of [true, false, false, true]) store.dispatch(networkChanged({ isOnline }));
  expect(recorded.notices.map(({ kind, title }) => [kind, title])).toEqual([
    ['warning', messageRef('common.offline.title')],
    ['info', messageRef('common.online.title')],
  ]);
});
