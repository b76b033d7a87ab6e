import { authApi } from '@/api/authApi';
import { userApi } from '@/api/userApi';
import { ACCOUNT_TYPE, ROLE } from '@/domain/access/roles';
import { STATUS } from '@/domain/access/statuses';
import type { SessionSource, UserSummary } from '@/ports/session';
import { until } from '@/testing/environment/until';
import { mock } from '@/testing/mock/mock';
import { memorySession } from '@/testing/store/memoryPorts';
import { makeTestStore } from '@/testing/store/testStore';
import { signOut } from '../session/session';

const WITH_PARTNER = 'borrower.individu.partner@bos.test';
const LATER_MS = 5_000;

beforeEach(() => mock.reset());
afterEach(() => jest.useRealTimers());

/** A page of somebody who is signed in, which records what is stored in the user cookie. */
async function signedIn(email: string, source: SessionSource = 'cookie') {
  const stored: UserSummary[] = [];
  const userCookie = {
    store: (summary: UserSummary, isWanted: () => boolean) => {
      if (isWanted()) stored.push(summary);
      return Promise.resolve();
    },
    clear: () => undefined,
  };
  const token = await mock.token(email, 'session');
  const read = () => ({ token, source });
  const session = { ...memorySession(token), read, resume: read };
  const { store } = await makeTestStore({ session, userCookie });
  return { store, stored };
}

/** A page that knows who is there. */
async function identified(source?: SessionSource) {
  const { store, stored } = await signedIn(WITH_PARTNER, source);
  jest.useFakeTimers();
  await store.dispatch(authApi.endpoints.getProfile.initiate());
  await store.dispatch(userApi.endpoints.getUserDetail.initiate());
  return { store, stored };
}

test('profile and detail are one summary in the cookie, once the page has had time to be shown', async () => {
  const { stored } = await identified();
  expect(stored).toEqual([]);
  await jest.advanceTimersByTimeAsync(LATER_MS);
  expect(stored).toEqual([
    {
      roleId: ROLE.borrower,
      typeId: ACCOUNT_TYPE.individual,
      statusId: STATUS.inDraft,
      hasPartner: true,
    },
  ]);
});

test('somebody who has signed out meanwhile has no summary', async () => {
  const { store, stored } = await identified();
  void store.dispatch(signOut());
  await jest.advanceTimersByTimeAsync(LATER_MS);
  expect(stored).toEqual([]);
});

test('N10: a tab that lives on auth stores none, for the cookies of the browser are not its own', async () => {
  const { stored } = await identified('auth');
  await jest.advanceTimersByTimeAsync(LATER_MS);
  expect(stored).toEqual([]);
});

test('a status that this page moves later is in the cookie too', async () => {
  await mock.addFault({ method: 'PUT', path: '*/onboarding-status', delay_ms: 2_000, times: 1 });
  const { store, stored } = await signedIn('borrower.individu@bos.test');
  await store.dispatch(authApi.endpoints.getProfile.initiate());
  const last = () => stored.at(-1)?.statusId;
  await until(() => last() === STATUS.readyToOnboard);
  await until(() => last() === STATUS.inDraft);
});
