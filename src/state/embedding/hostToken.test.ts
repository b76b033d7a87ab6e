import { authApi } from '@/api/authApi';
import { callEndpoint } from '@/api/callEndpoint';
import { mock } from '@/testing/mock/mock';
import { makeTestStore } from '@/testing/store/testStore';
import { draftTyped, selectDrafts } from '../slices/drafts';
import { selectHasSession, selectUserId } from '../slices/session';
import { takeHostToken } from './hostToken';

const { getProfile } = authApi.endpoints;
const A = 'borrower.individu.partner@bos.test';
const B = 'funder.individu@bos.test';
const NONE = new Set<string>();

beforeEach(() => mock.reset());

async function openAs(person: string) {
  const page = await makeTestStore({ signedInAs: person });
  await page.store.dispatch(callEndpoint(getProfile, undefined));
  page.store.dispatch(draftTyped({ subStep: 'identity', values: { nik: '1' }, baseVersion: 'v' }));
  return page;
}

const typed = (page: Awaited<ReturnType<typeof openAs>>) =>
  'identity' in selectDrafts(page.store.getState());

test('a page without a session begins with the token', async () => {
  const { store, effects } = await makeTestStore();
  const token = await mock.token(A, 'session');
  expect(await store.dispatch(takeHostToken(token, NONE))).toBeNull();
  expect(selectHasSession(store.getState())).toBe(true);
  expect(effects.session.read()?.token).toBe(token);
});

test('a fresh token of the same user leaves the page as it is', async () => {
  const page = await openAs(A);
  const token = await mock.token(A, 'session');
  expect(await page.store.dispatch(takeHostToken(token, NONE))).toBeNull();
  expect(page.effects.session.read()?.token).toBe(token);
  expect([typed(page), page.recorded.navigations]).toEqual([true, []]);
});

test('N10: with the token of another user the page starts from scratch', async () => {
  const page = await openAs(A);
  const token = await mock.token(B, 'session');
  expect(await page.store.dispatch(takeHostToken(token, NONE))).toBeNull();
  expect(page.effects.session.read()?.token).toBe(token);
  const state = page.store.getState();
  expect([getProfile.select()(state).data, selectUserId(state), typed(page)]).toEqual([
    undefined,
    null,
    false,
  ]);
  expect(page.recorded.navigations.map(({ path }) => path)).toEqual(['/']);
});

test.each([
  [
    'that the server refuses',
    { status: 401, body: { code: 401, error: 'Invalid JWT token' } },
    401,
  ],
  ['of which the server says nothing', { drop: true }, null],
])('N10: a token %s changes nothing', async (_what, fault, status) => {
  const page = await openAs(A);
  const before = page.effects.session.read()?.token;
  await mock.addFault({ method: 'GET', path: '/api/identity/auth/profile', ...fault });
  const problem = await page.store.dispatch(takeHostToken('unknown', NONE));
  expect(problem?.status).toBe(status);
  expect([page.effects.session.read()?.token, typed(page)]).toEqual([before, true]);
});

test('a token that was refused before is not tried again', async () => {
  const { store } = await makeTestStore();
  const problem = await store.dispatch(takeHostToken('old', new Set(['old'])));
  expect([problem?.status, selectHasSession(store.getState())]).toEqual([401, false]);
});
