import { authApi } from '@/api/authApi';
import { STATUS } from '@/domain/access/statuses';
import { mock } from '@/testing/mock/mock';
import { untilCallsOver } from '@/testing/mock/untilCallsOver';
import { callsSeen, makeTestStore } from '@/testing/store/testStore';
import { submitApplication } from './onboarding';
import { subStepSaved } from './onboardingEvents';

const DRAFT = 'borrower.individu.partner@bos.test';
const { getProfile } = authApi.endpoints;

const writes = async () =>
  (await callsSeen())
    .filter((call) => /^(PUT|PATCH) /.test(call))
    .map((call) => call.split('/').at(-1));
const logged = async () =>
  (await mock.calls())
    .filter(({ path }) => path === '/api/log-activity')
    .map(({ body }) => body as { activity: string; detail?: string });

beforeEach(() => mock.reset());

test('submitting marks the form as complete, then moves an individual on to e-KYC', async () => {
  const { store } = await makeTestStore({ signedInAs: DRAFT });
  expect(await store.dispatch(submitApplication())).toEqual({
    kind: 'submitted',
    statusId: STATUS.eKycWaiting,
  });
  expect(await writes()).toEqual(['update', 'onboarding-status']);
  expect(getProfile.select()(store.getState()).data?.status_id).toBe(STATUS.eKycWaiting);
  await untilCallsOver();
  expect(await logged()).toEqual([{ activity: 'submitted' }]);
});

test('C9: where the second call fails, trying again brings it in', async () => {
  await mock.addFault({ method: 'PUT', path: '*/onboarding-status', status: 500, times: 1 });
  const { store, recorded } = await makeTestStore({ signedInAs: DRAFT });
  expect((await store.dispatch(submitApplication())).kind).toBe('failed');
  expect(recorded.notices).toEqual([]);
  expect((await store.dispatch(submitApplication())).kind).toBe('submitted');
});

test('C9: where the answer never came although it went in, the status says so and nothing moves twice', async () => {
  const { store, recorded } = await makeTestStore({ signedInAs: DRAFT });
  const fault = {
    method: 'PUT',
    path: '*/onboarding-status',
    drop: true,
    is_applied: true,
    times: 1,
  };
  await mock.addFault(fault);
  expect(await store.dispatch(submitApplication())).toEqual({
    kind: 'submitted',
    statusId: STATUS.eKycWaiting,
  });
  expect(recorded.notices).toEqual([]);
  expect((await writes()).filter((call) => call === 'onboarding-status')).toHaveLength(1);
});

test('C9: where neither the answer nor the status comes, trying again says so and moves nothing', async () => {
  const { store } = await makeTestStore({ signedInAs: DRAFT });
  await store.dispatch(getProfile.initiate());
  const put = { method: 'PUT', path: '*/onboarding-status', drop: true, is_applied: true };
  await mock.addFault({ ...put, times: 1 });
  await mock.addFault({ method: 'GET', path: '/auth/profile', status: 500 });
  expect((await store.dispatch(submitApplication())).kind).toBe('failed');
  await mock.clearFaults();
  expect((await store.dispatch(submitApplication())).kind).toBe('submitted');
  expect((await writes()).filter((call) => call === 'onboarding-status')).toHaveLength(1);
});

test('C7: offline nothing is sent', async () => {
  const { store, network } = await makeTestStore({ signedInAs: DRAFT });
  await store.dispatch(getProfile.initiate());
  network.setOnline(false);
  expect((await store.dispatch(submitApplication())).kind).toBe('failed');
  expect(await writes()).toEqual([]);
});

test('a saved sub-step goes into the log, without anything personal', async () => {
  const { store } = await makeTestStore({ signedInAs: DRAFT });
  store.dispatch(
    subStepSaved({
      step: 'personal',
      subStep: 'identity',
      index: 2,
      total: 11,
      completed: 2,
      roleId: 4,
      typeId: 1,
    }),
  );
  await untilCallsOver();
  expect(await logged()).toEqual([{ activity: 'step-saved', detail: 'personal/identity' }]);
});

test('a log that fails shows nothing and blocks nothing', async () => {
  await mock.addFault({
    method: 'POST',
    path: '*/log-activity',
    status: 401,
    body: { code: 401, error: 'Invalid JWT token' },
  });
  const { store, recorded } = await makeTestStore({ signedInAs: DRAFT });
  expect((await store.dispatch(submitApplication())).kind).toBe('submitted');
  await untilCallsOver();
  expect([recorded.notices, recorded.reloads]).toEqual([[], 0]);
});
