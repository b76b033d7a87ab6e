import { IDBFactory } from 'fake-indexeddb';
import { authApi } from '@/api/authApi';
import { bankApi } from '@/api/bankApi';
import { holdResponses, holdEachResponse } from '@/testing/mock/holdResponses';
import { mock, PASSWORD } from '@/testing/mock/mock';
import { until } from '@/testing/environment/until';
import { found } from '@/testing/store/draftRows';
import { callsSeen, deviceDrafts, makeTestStore } from '@/testing/store/testStore';
import type { SessionPort } from '@/ports/session';
import type { Effects } from '../effects';
import { flushDrafts } from '../drafts/openDrafts';
import { draftTyped } from '../slices/drafts';
import { selectHasSession } from '../slices/session';
import { beginSession, resumeSession, signOut, syncWithOtherTabs } from './session';
import { refreshSession } from './refresh';
import { signIn } from './signIn';

const APPLICANT = 'borrower.individu@bos.test';
const { getProfile } = authApi.endpoints;

/** Longer than typed values wait before they are written. */
const LATER_MS = 10_000;

afterEach(() => jest.useRealTimers());

beforeEach(async () => {
  globalThis.indexedDB = new IDBFactory();
  await mock.reset();
});

/** A user who has loaded the profile and typed something. */
async function atWork() {
  const made = await makeTestStore({ signedInAs: APPLICANT, draftStore: deviceDrafts() });
  const { data: profile } = await made.store.dispatch(getProfile.initiate());
  await until(() => made.store.getState().draftStatus.phase === 'open');
  made.store.dispatch(
    draftTyped({ subStep: 'identity', values: { nik: '3171010101900001' }, baseVersion: 'v1' }),
  );
  await made.store.dispatch(flushDrafts());
  return { ...made, userId: profile!.id };
}

describe('signing out', () => {
  test.each([
    ['answers', null],
    ['fails', { status: 500 }],
    ['does not answer', { hang: true }],
    ['is cut off', { drop: true }],
    ['no longer knows the token', { status: 401, body: { code: 401, error: 'Invalid JWT token' } }],
  ])('N1: it ends everything on the device, also where the server %s', async (_what, fault) => {
    const { store, effects, recorded, userId } = await atWork();
    if (fault !== null) await mock.addFault({ method: 'POST', path: '*', ...fault });
    await store.dispatch(signOut());
    expect(effects.session.read()).toBeNull();
    expect(selectHasSession(store.getState())).toBe(false);
    expect(getProfile.select()(store.getState()).data).toBeUndefined();
    expect(store.getState().drafts).toEqual({});
    expect(await found(userId)).toEqual({});
    expect(recorded.signOutsAnnounced).toBe(1);
    expect(recorded.navigations).toEqual([{ path: '/login', options: { replace: true } }]);
    expect(recorded.notices).toEqual([]);
    await mock.clearFaults();
  });

  test('the server is informed, with the token that was just forgotten', async () => {
    const { store, effects } = await atWork();
    const token = effects.session.read()!.token;
    await store.dispatch(signOut());
    await until(async () => (await callsSeen()).includes('POST /api/identity/auth/logout'));
    const profile = await fetch(`${mock.origin}/api/identity/auth/profile`, {
      headers: { authorization: `Bearer ${token}` },
    });
    expect(profile.status).toBe(401);
    expect(await callsSeen()).toContain('POST /api/log-activity');
  });

  test('offline it ends everything all the same', async () => {
    const { store, effects, network, recorded } = await atWork();
    network.setOnline(false);
    await store.dispatch(signOut());
    expect([effects.session.read(), recorded.notices]).toEqual([null, []]);
  });

  test('N1: the token of a login that waits for its code goes with the session', async () => {
    const { store, effects } = await makeTestStore({ signedInAs: APPLICANT });
    effects.temporaryTokens.store('7', 'of-login', null);
    await store.dispatch(signOut());
    expect(effects.temporaryTokens.read('7')).toBeNull();
  });

  test('N1: drafts go also where the page does not know yet whose they are', async () => {
    const { userId } = await atWork();
    const { store } = await makeTestStore({ signedInAs: APPLICANT, draftStore: deviceDrafts() });
    await store.dispatch(signOut());
    expect(await found(userId)).toEqual({});
  });

  test('D4: what is typed in the same moment is not written back', async () => {
    const { store, userId } = await atWork();
    jest.useFakeTimers();
    store.dispatch(draftTyped({ subStep: 'banks', values: { no: '12345' }, baseVersion: 'v1' }));
    const ended = store.dispatch(signOut());
    store.dispatch(draftTyped({ subStep: 'spouse', values: { name: 'Budi' }, baseVersion: 'v1' }));
    await ended;
    await jest.advanceTimersByTimeAsync(LATER_MS);
    jest.useRealTimers();
    expect(await found(userId)).toEqual({});
  });

  test('N2: fresh tokens, at whatever moment they arrive, bring nothing back', async () => {
    await mock.addFault({ method: 'POST', path: '*/auth/logout', status: 500 });
    const held = holdEachResponse(({ pathname }) =>
      pathname.endsWith('/update-user-token') ? pathname : null,
    );
    const met = { before: 0, after: 0 };
    // Before the call is sent, before its response is on the page, after so many turns, and once
    // the response was used.
    for (const moment of ['at once', 'asked', 0, 1, 2, 3, 5, 8, 'taken']) {
      const { store, effects } = await makeTestStore({ signedInAs: APPLICANT });
      const arrived = jest.fn();
      const refreshing = store.dispatch(refreshSession()).then(arrived);
      if (moment !== 'at once') await until(() => held.length > 0);
      if (moment !== 'asked') held.pop()?.release();
      if (moment === 'taken') await refreshing;
      for (let turn = 0; turn < Number(moment); turn += 1)
        await new Promise((resolve) => setTimeout(resolve));
      met[arrived.mock.calls.length > 0 ? 'after' : 'before'] += 1;
      await store.dispatch(signOut());
      held.pop()?.release();
      await refreshing;
      expect([moment, effects.session.read()]).toEqual([moment, null]);
    }
    expect(met.before).toBeGreaterThan(0);
    expect(met.after).toBeGreaterThan(0);
  });

  test("N5: a slow answer to A's question is not among B's data", async () => {
    const { store } = await atWork();
    const held = holdEachResponse(({ pathname }) =>
      pathname.endsWith('/user/banks') ? pathname : null,
    );
    const asked = store.dispatch(bankApi.endpoints.getBanks.initiate());
    await until(() => held.length > 0);
    await store.dispatch(signOut());
    await store.dispatch(signIn({ email: 'active.borrower@bos.test', password: PASSWORD }));
    held.pop()?.release();
    await asked;
    expect(bankApi.endpoints.getBanks.select()(store.getState()).status).toBe('uninitialized');
  });
});

describe('a sign-out in another tab', () => {
  test('N3: this tab forgets everything and goes to login, without a word to the server', async () => {
    const { store, effects, recorded } = await atWork();
    effects.session.clear();
    await store.dispatch(syncWithOtherTabs());
    expect(selectHasSession(store.getState())).toBe(false);
    expect(getProfile.select()(store.getState()).data).toBeUndefined();
    expect(recorded.navigations.map(({ path }) => path)).toEqual(['/login']);
    expect(recorded.signOutsAnnounced).toBe(0);
    expect(await callsSeen()).not.toContain('POST /api/identity/auth/logout');
  });

  test('N5: where somebody else has signed in there, this tab starts afresh and leaves their cookie', async () => {
    const { store, effects, recorded } = await atWork();
    effects.session.store('token of somebody else', null);
    await store.dispatch(syncWithOtherTabs());
    expect(recorded.reloads).toBe(1);
    expect(effects.session.read()?.token).toBe('token of somebody else');
  });

  test('what was typed here is on the device for who has merely taken the place, as far as it was written', async () => {
    const { store, effects, userId } = await atWork();
    effects.session.store('token of somebody else', null);
    jest.useFakeTimers();
    store.dispatch(draftTyped({ subStep: 'banks', values: { no: '12345' }, baseVersion: 'v1' }));
    await store.dispatch(syncWithOtherTabs());
    await jest.advanceTimersByTimeAsync(LATER_MS);
    jest.useRealTimers();
    expect(Object.keys(await found(userId))).toEqual(['identity']);
  });
});

describe('a sign-in in another tab', () => {
  const signedInElsewhere = async (more: Partial<Effects> = {}) => {
    const made = await makeTestStore(more);
    made.effects.session.begin(await mock.token(APPLICANT, 'session'), null);
    return made;
  };

  test('a tab where nobody is signed in takes up the session', async () => {
    const { store } = await signedInElsewhere();
    await store.dispatch(syncWithOtherTabs());
    expect(selectHasSession(store.getState())).toBe(true);
  });

  test('N2: a login under way in this tab changes nothing any more', async () => {
    const { store, effects } = await makeTestStore();
    const { release } = holdResponses('/auth/login');
    const entering = store.dispatch(
      signIn({ email: 'active.borrower@bos.test', password: PASSWORD }),
    );
    await until(async () => (await callsSeen()).some((call) => call.endsWith('/login')));
    effects.session.begin('token of the other tab', null);
    await store.dispatch(syncWithOtherTabs());
    release();
    expect(await entering).toEqual({ kind: 'left' });
    expect(effects.session.read()?.token).toBe('token of the other tab');
  });

  test('a registration that somebody has begun goes before it, also when the page starts', async () => {
    let isHeld = true;
    const { store } = await signedInElsewhere({ holdsUnsentForm: () => isHeld });
    store.dispatch(resumeSession());
    expect(selectHasSession(store.getState())).toBe(false);
    await store.dispatch(syncWithOtherTabs());
    expect(selectHasSession(store.getState())).toBe(false);
    isHeld = false;
    await store.dispatch(syncWithOtherTabs());
    expect(selectHasSession(store.getState())).toBe(true);
  });
});

describe('N10: a tab that lives on auth has an identity of its own', () => {
  async function onAuth() {
    let token: string | null = await mock.token(APPLICANT, 'session');
    const userCookie = { store: () => Promise.resolve(), clear: jest.fn() };
    const read: SessionPort['read'] = () => (token === null ? null : { token, source: 'auth' });
    const session: SessionPort = {
      read,
      resume: read,
      begin: () => undefined,
      store: () => undefined,
      endsAtMs: () => null,
      clear: () => (token = null),
      leave: () => undefined,
      others: () => null,
    };
    return { userCookie, ...(await makeTestStore({ session, userCookie })) };
  }

  test('what happens in other tabs is nothing to it', async () => {
    const { store, recorded } = await onAuth();
    await store.dispatch(syncWithOtherTabs());
    expect(selectHasSession(store.getState())).toBe(true);
    expect(recorded.navigations).toEqual([]);
  });

  test('it signs out for itself alone, and the cookies of the browser are not its own', async () => {
    const { store, recorded, userCookie } = await onAuth();
    await store.dispatch(getProfile.initiate());
    await store.dispatch(signOut());
    expect(recorded.navigations.map(({ path }) => path)).toEqual(['/login']);
    expect(recorded.signOutsAnnounced).toBe(0);
    expect(userCookie.clear).not.toHaveBeenCalled();
  });

  test('a session that begins there leaves the cookies of the browser too', async () => {
    const { store, userCookie } = await onAuth();
    store.dispatch(beginSession('next', null));
    expect(userCookie.clear).not.toHaveBeenCalled();
  });
});
