import { authApi } from '@/api/authApi';
import { callEndpoint } from '@/api/callEndpoint';
import { mock } from '@/testing/mock/mock';
import { until } from '@/testing/environment/until';
import { listeningPortal, memoryOfTab } from '@/testing/store/listeningPortal';
import { callsSeen, makeTestStore } from '@/testing/store/testStore';
import { submitApplication } from '../onboarding';
import { subStepSaved } from '../onboardingEvents';
import { enterEkyc } from '../session/ekycLink';
import { endSession, signOut } from '../session/session';
import { sessionPhaseChanged } from '../slices/session';

const { getProfile } = authApi.endpoints;
const PERSON = 'borrower.individu.partner@bos.test';
const COMPANY = 'borrower.corporate@bos.test';

beforeEach(() => mock.reset());

/** A load of the frame, whose profile has been read. */
async function openFrame(person: string, memory = memoryOfTab()) {
  const { store, effects } = await makeTestStore({ signedInAs: person });
  const portal = listeningPortal(store, memory);
  const readProfile = () => store.dispatch(callEndpoint(getProfile, undefined));
  await readProfile();
  return { store, effects, readProfile, ...portal };
}

const isSignedOutOnServer = async () =>
  (await callsSeen()).includes('POST /api/identity/auth/logout');

const SUBMITTED = ['status_changed 5', 'status_changed 6', 'ekyc_ready 6', 'onboarding_succeed 6'];

test('E3: a saved sub-step is posted once, with numbers and ids alone', async () => {
  const { store, heard } = await openFrame(PERSON);
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
  expect(heard.slice(1)).toEqual([
    {
      type: 'step_saved',
      payload: {
        role: 4,
        user_type: 1,
        step: 'personal',
        sub_step: 'identity',
        index: 2,
        total: 11,
        completed: 2,
      },
    },
  ]);
});

test('E3: a submit is posted once, also if it is sent twice and the profile is read again', async () => {
  const { store, readProfile, log } = await openFrame(PERSON);
  await Promise.all([store.dispatch(submitApplication()), store.dispatch(submitApplication())]);
  await readProfile();
  expect(log()).toEqual(SUBMITTED);
});

test('E3: a failed submit posts nothing, the one after it once', async () => {
  const status = { method: 'PUT', path: '*/onboarding-status' };
  await mock.addFault({ ...status, status: 422, times: 1 });
  const { store, log } = await openFrame(PERSON);
  await store.dispatch(submitApplication());
  expect(log()).toEqual(['status_changed 5']);
  await store.dispatch(submitApplication());
  expect(log()).toEqual(SUBMITTED);
});

test('E3: a submit whose response never came is posted after a reload, and not after another', async () => {
  const first = await openFrame(PERSON);
  // It has arrived, and neither its response nor the new status has.
  await mock.setStatus(PERSON, { onboarding_status_id: 6 });
  expect(first.log()).toEqual(['status_changed 5']);
  const second = await openFrame(PERSON, first.memory);
  expect(second.log()).toEqual(SUBMITTED.slice(1));
  const third = await openFrame(PERSON, first.memory);
  expect(third.log()).toEqual(['status_changed 6']);
});

test('E3: a company is ready for the e-KYC once it has signed; repeating it posts nothing', async () => {
  const { readProfile, log } = await openFrame(COMPANY);
  for (const status of [5, 2, 6, 7, 6, 9]) {
    await mock.setStatus(COMPANY, { onboarding_status_id: status });
    await readProfile();
  }
  const stable = log().filter((line) => !line.startsWith('status_changed'));
  expect(stable).toEqual(['onboarding_succeed 2', 'ekyc_ready 6']);
});

test.each([6, 7])(
  'E3: a frame loaded at %i posts nothing when the e-KYC is repeated',
  async (first) => {
    await mock.setStatus(COMPANY, { onboarding_status_id: first });
    const { readProfile, log } = await openFrame(COMPANY);
    for (const status of [7, 6]) {
      await mock.setStatus(COMPANY, { onboarding_status_id: status });
      await readProfile();
    }
    expect(log().filter((line) => !line.startsWith('status_changed'))).toEqual([]);
  },
);

test.each([
  [9, ['revision_succeed 9']],
  [6, ['ekyc_ready 6', 'revision_succeed 6']],
])('E3: a resubmission to %i is a revision, and no first success', async (to, posted) => {
  const { readProfile, log } = await openFrame(PERSON);
  for (const status of [6, 9, 11, to]) {
    await mock.setStatus(PERSON, { onboarding_status_id: status });
    await readProfile();
  }
  const stable = log().filter((line) => !line.startsWith('status_changed'));
  expect(stable).toEqual(['ekyc_ready 6', 'onboarding_succeed 6', ...posted]);
});

test('another user of the same frame inherits nothing', async () => {
  const first = await openFrame(PERSON);
  const second = await openFrame('ekyc.waiting@bos.test', first.memory);
  expect(second.log()).toEqual(['status_changed 6']);
});

test('a refused session is posted once, however many calls it stops; its token is remembered', async () => {
  const { store, readProfile, log, refusedTokens } = await openFrame(PERSON);
  await mock.advanceClock(3_700);
  await Promise.all([readProfile(), readProfile(), readProfile()]);
  expect(log()).toEqual(['status_changed 5', 'session_expired']);
  expect(refusedTokens.size).toBe(1);
  await store.dispatch(endSession('expired'));
});

test('E3: a session whose end is near is posted with the seconds that are left', async () => {
  const { store, heard, effects } = await openFrame(PERSON);
  const endsAtMs = effects.clock.nowMs() + 60_000;
  store.dispatch(sessionPhaseChanged({ phase: 'ending', endsAtMs }));
  expect(heard.at(-1)).toEqual({ type: 'session_expiring', payload: { expires_in_seconds: 60 } });
});

test('E3: a submit that ends after the portal has closed the page is posted by the next load', async () => {
  const first = await openFrame(PERSON);
  first.close();
  await first.store.dispatch(submitApplication());
  expect(first.log()).toEqual(['status_changed 5']);
  const second = await openFrame(PERSON, first.memory);
  expect(second.log()).toEqual(SUBMITTED.slice(1));
});

test('a sign-out is one exit, and the tab forgets what was posted', async () => {
  const { store, log, memory } = await openFrame(PERSON);
  await Promise.all([store.dispatch(signOut()), store.dispatch(signOut())]);
  await until(() => log().includes('exit'));
  expect(log()).toEqual(['status_changed 5', 'exit']);
  expect(memory.read()).toBeNull();
  // A portal may take the frame away now, and the server knows.
  await until(isSignedOutOnServer);
});

test('E3: the session of a link that is not used is no exit, and nothing is forgotten', async () => {
  const { store, effects, log, memory } = await openFrame(PERSON);
  effects.ekycToken.current = await mock.token(PERSON, 'ekyc');
  const entry = await store.dispatch(enterEkyc(new AbortController().signal));
  expect(entry.kind).toBe('entered');
  await until(isSignedOutOnServer);
  expect(log()).toEqual(['status_changed 5']);
  expect(memory.read()).not.toBeNull();
});

test.each([
  ['an account that the page turns away', 'turnedAway', ['error']],
  ['a session whose user is gone', 'idle', ['session_expired']],
  ['a page that has crashed', 'broken', ['session_expired']],
  ['another session that the portal has sent', 'newSession', []],
] as const)('the end of %s is posted once', async (_what, reason, posted) => {
  const { store, log } = await openFrame(PERSON);
  await store.dispatch(endSession(reason));
  await store.dispatch(endSession(reason));
  expect(log()).toEqual(['status_changed 5', ...posted]);
});

test('an expired password is posted when the new one is set: a fresh token is of use then', async () => {
  const { store, effects, log } = await openFrame(PERSON);
  effects.newPasswordToken.keep({ token: 'a token', isForced: true });
  await store.dispatch(endSession('turnedAway'));
  expect(log()).toEqual(['status_changed 5']);
  effects.newPasswordToken.clear();
  await store.dispatch(endSession('passwordSet'));
  expect(log()).toEqual(['status_changed 5', 'session_expired']);
});
