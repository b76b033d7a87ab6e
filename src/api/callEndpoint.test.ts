import { mock } from '@/testing/mock/mock';
import { untilCallsOver } from '@/testing/mock/untilCallsOver';
import { callsSeen, makeTestStore } from '@/testing/store/testStore';
import { bankApi } from './bankApi';
import { baseApi } from './baseApi';
import { callEndpoint } from './callEndpoint';

const APPLICANT = 'borrower.individu.partner@bos.test';
const BANKS = 'GET /api/identity/user/banks';
const bank = { bank_id: 14, account_no: '1234567890', account_name: 'Siti', account_type_id: 1 };
const { getBanks, addBank, deleteBank } = bankApi.endpoints;

beforeEach(() => mock.reset());

test('a write answers what the server made of it, and keeps no state', async () => {
  const { store } = await makeTestStore({ signedInAs: APPLICANT });
  const result = await store.dispatch(callEndpoint(addBank, { body: bank }));
  expect(result).toMatchObject({ value: bank });
  expect(store.getState().api.mutations).toEqual({});
});

test('what goes wrong is answered and not thrown', async () => {
  const { store } = await makeTestStore({ signedInAs: APPLICANT });
  const result = await store.dispatch(callEndpoint(deleteBank, { id: 999, problems: 'inline' }));
  expect(result).toMatchObject({ problem: { kind: 'http', status: 404 } });
});

test('a query is asked again each time, and nobody subscribes to it', async () => {
  const { store } = await makeTestStore({ signedInAs: APPLICANT });
  const before = (await callsSeen()).length;
  expect(await store.dispatch(callEndpoint(getBanks, undefined))).toEqual({ value: [] });
  await store.dispatch(callEndpoint(getBanks, undefined));
  expect((await callsSeen()).slice(before)).toEqual([BANKS, BANKS]);
  // A list with a subscriber would be fetched again.
  store.dispatch(baseApi.util.invalidateTags(['Banks']));
  await untilCallsOver();
  expect((await callsSeen()).slice(before)).toHaveLength(2);
});

test('a query that fails answers the problem and not what it had before', async () => {
  const { store } = await makeTestStore({ signedInAs: APPLICANT });
  await store.dispatch(callEndpoint(getBanks, undefined));
  jest.spyOn(globalThis, 'fetch').mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const result = await store.dispatch(callEndpoint(getBanks, undefined));
  expect(result).toMatchObject({ problem: { kind: 'offline' } });
});

test('a call that is given up is cancelled', async () => {
  const { store } = await makeTestStore({ signedInAs: APPLICANT });
  const visit = new AbortController();
  const result = store.dispatch(callEndpoint(getBanks, undefined, visit.signal));
  visit.abort();
  expect(await result).toMatchObject({ problem: { kind: 'cancelled' } });
});
