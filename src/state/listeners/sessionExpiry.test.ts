import { authApi } from '@/api/authApi';
import { bankApi } from '@/api/bankApi';
import { mock } from '@/testing/mock/mock';
import { makeTestStore } from '@/testing/store/testStore';
import { messageRef } from '@/primitives/messageRef';
import { openStoredFile } from '../files';
import { sessionBegun } from '../slices/session';

const APPLICANT = 'active.borrower@bos.test';
const REFUSED = { code: 401, error: 'Invalid JWT token' };

/** A clock whose waits end when the test says so. */
function heldClock() {
  const waits: { durationMs: number; end: () => void }[] = [];
  return {
    waits,
    clock: {
      nowMs: () => Date.now(),
      wait: (durationMs: number) =>
        new Promise<void>((end) => {
          waits.push({ durationMs, end });
        }),
    },
  };
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 20));

async function refusedBy(status: number) {
  const held = heldClock();
  const made = await makeTestStore({ signedInAs: APPLICANT, clock: held.clock });
  await mock.addFault({ method: '*', path: '*', status, body: { ...REFUSED, code: status } });
  return { ...made, ...held };
}

beforeEach(() => mock.reset());

test.each([400, 401])(
  'N6: twenty calls refused with %i are one notice, and after 1.5 s one reload without the cookie',
  async (status) => {
    const { store, effects, recorded, waits } = await refusedBy(status);
    const calls = Array.from({ length: 20 }, (_, index) =>
      index % 2 === 0
        ? store.dispatch(authApi.endpoints.getProfile.initiate(undefined, { forceRefetch: true }))
        : store.dispatch(bankApi.endpoints.deleteBank.initiate({ id: index })),
    );
    await Promise.all(calls);
    await settled();
    expect(recorded.notices).toEqual([
      {
        kind: 'warning',
        title: messageRef('common.toast.warning'),
        body: messageRef('access.session.ended'),
        signOutReason: 'session',
      },
    ]);
    expect(waits.map(({ durationMs }) => durationMs)).toEqual([1_500]);
    expect([effects.session.read() === null, recorded.reloads]).toEqual([false, 0]);
    waits[0]?.end();
    await settled();
    expect([effects.session.read(), recorded.reloads]).toEqual([null, 1]);
  },
);

test('a file that cannot be had for the same reason is the same', async () => {
  const { store, recorded, waits } = await refusedBy(401);
  await expect(store.dispatch(openStoredFile('/files/ktp.jpg'))).rejects.toBeDefined();
  await settled();
  waits[0]?.end();
  await settled();
  expect(recorded.reloads).toBe(1);
  expect(recorded.notices).toHaveLength(1);
});

test('other refusals leave the session alone', async () => {
  const { store, effects, recorded } = await refusedBy(403);
  await store.dispatch(bankApi.endpoints.getBanks.initiate());
  await settled();
  expect(effects.session.read()).not.toBeNull();
  expect(recorded.notices.map(({ body }) => body)).not.toContainEqual(
    messageRef('access.session.ended'),
  );
});

test('who has signed in again meanwhile keeps the new session', async () => {
  const { store, effects, recorded, waits } = await refusedBy(401);
  await store.dispatch(bankApi.endpoints.getBanks.initiate());
  await settled();
  effects.session.store('the new token', null);
  store.dispatch(sessionBegun({ source: 'cookie' }));
  waits[0]?.end();
  await settled();
  expect([effects.session.read()?.token, recorded.reloads]).toEqual(['the new token', 0]);
});
