import { shareholderApi } from '@/api/shareholderApi';
import { STATUS } from '@/domain/access/statuses';
import { CALL_FAULTS } from '@/testing/mock/callFaults';
import { until } from '@/testing/environment/until';
import { inTurn } from '@/testing/exploration/sample';
import { mock } from '@/testing/mock/mock';
import { shortenTimeouts } from '@/testing/mock/shortTimeouts';
import { makeTestStore } from '@/testing/store/testStore';
import { submitApplication, type SubmitResult } from './onboarding';

type Failed = Extract<SubmitResult, { kind: 'failed' }>;

interface Applicant {
  who: string;
  name: string;
  from: number;
  to: number;
  /** The calls of a submit, in order. */
  calls: Call[];
  ekycResult?: string;
}

type Call = 'answers' | 'esign' | 'status';

const CALLS: Readonly<Record<Call, { method: string; path: string; end: string }>> = {
  answers: { method: 'PATCH', path: '/user/update', end: '/user/update' },
  esign: { method: 'POST', path: '/user/shareholder/esign/create', end: '/esign/create' },
  status: { method: 'PUT', path: '*/onboarding-status', end: '/onboarding-status' },
};

const { inDraft, businessRevision, eSignSelection, eKycWaiting, eKycSuccess } = STATUS;
const UNSIGNED: Call[] = ['answers', 'status'];
const SIGNED: Call[] = ['answers', 'esign', 'status'];

const APPLICANTS: Applicant[] = [
  {
    who: 'an individual borrower',
    name: 'active.borrower',
    from: inDraft,
    to: eKycWaiting,
    calls: UNSIGNED,
  },
  {
    who: 'an individual funder',
    name: 'active.funder',
    from: inDraft,
    to: eKycWaiting,
    calls: UNSIGNED,
  },
  {
    who: 'a corporate borrower',
    name: 'active.corporate',
    from: inDraft,
    to: eSignSelection,
    calls: SIGNED,
  },
  {
    who: 'a corporate funder',
    name: 'active.funder.corporate',
    from: inDraft,
    to: eSignSelection,
    calls: SIGNED,
  },
  { who: 'a partner', name: 'active.partner', from: inDraft, to: eSignSelection, calls: SIGNED },
  {
    who: 'a company of an exempt merchant',
    name: 'exempt',
    from: inDraft,
    to: eKycWaiting,
    calls: UNSIGNED,
  },
  {
    who: 'an individual after a revision',
    name: 'revision',
    from: businessRevision,
    to: eKycWaiting,
    calls: UNSIGNED,
  },
  {
    who: 'a company after a revision',
    name: 'revision.corporate',
    from: businessRevision,
    to: eKycWaiting,
    calls: UNSIGNED,
  },
  {
    who: 'a company after a revision, past the e-KYC',
    name: 'revision.corporate',
    from: businessRevision,
    to: eKycSuccess,
    calls: UNSIGNED,
    ekycResult: 'success',
  },
];

const addressOf = (name: string): string => `${name}@bos.test`;

/** A call of the applicant's own, in another tab. */
async function callAs(name: string, method: string, path: string, body?: object): Promise<void> {
  const token = await mock.token(addressOf(name), 'session');
  const response = await fetch(`${mock.origin}/api/identity${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status}`);
}

let begunAt = 0;

/** What the submit has sent so far, and which calls the server accepted. */
async function sent(): Promise<{ arrived: Call[]; taken: Call[] }> {
  const calls = (await mock.calls()).slice(begunAt);
  const named = calls.flatMap((call) => {
    const found = Object.entries(CALLS).find(
      ([, { method, end }]) => call.method === method && call.path.endsWith(end),
    );
    return found
      ? [{ name: found[0] as Call, isTaken: call.outcome === 'answered' && call.status === 200 }]
      : [];
  });
  return {
    arrived: named.map(({ name }) => name),
    taken: named.filter(({ isTaken }) => isTaken).map(({ name }) => name),
  };
}

async function storedOf({ name }: Applicant) {
  const db = await mock.db();
  const user = db.users.find(({ email }) => email === addressOf(name));
  if (user === undefined) throw new Error(`No ${name}`);
  return {
    status: user.onboarding_status_id,
    isComplete: user.information.is_form_complete,
    esigns: db.esigns.filter(({ user_id: id }) => id === user.id).length,
  };
}

async function open({ name, from, ekycResult }: Applicant) {
  await mock.setStatus(addressOf(name), {
    onboarding_status_id: from,
    ekyc_result: ekycResult ?? null,
    revisions: [],
  });
  await callAs(name, 'PATCH', '/user/update', { information: { is_form_complete: false } });
  begunAt = (await mock.calls()).length;
  const { store } = await makeTestStore({ signedInAs: addressOf(name) });
  return store;
}

beforeEach(() => mock.reset());
afterEach(() => {
  jest.restoreAllMocks();
});

describe.each(APPLICANTS.map((each, turn) => ({ ...each, turn })))('$who', (applicant) => {
  const { to, calls, turn } = applicant;
  const done = {
    status: to,
    isComplete: true,
    esigns: calls.includes('esign') ? 1 : 0,
  };

  test(`sends ${calls.join(', ')}, and ends at ${to}`, async () => {
    const store = await open(applicant);
    expect(await store.dispatch(submitApplication())).toEqual({ kind: 'submitted', statusId: to });
    expect((await sent()).arrived).toEqual(calls);
    expect(await storedOf(applicant)).toMatchObject(done);
  });

  const failures = calls.flatMap((call, place) =>
    inTurn(CALL_FAULTS, turn + place).map((each) => ({ call, ...each })),
  );
  test.each(failures)(
    'C9: where $call $name, another try sends what is still needed and does nothing twice',
    async ({ call, fault, isStored }) => {
      const store = await open(applicant);
      if (fault.hang) shortenTimeouts();
      const { method, path } = CALLS[call];
      await mock.addFault({ method, path, ...fault });
      const first = await store.dispatch(submitApplication());
      const isFound = call === 'status' && isStored;
      if (isFound) {
        expect(first.kind).toBe('submitted');
      } else {
        expect(first).toMatchObject({ kind: 'failed', failedCall: call });
        expect((await storedOf(applicant)).status).toBe(applicant.from);
        await mock.clearFaults();
        const { length } = (await sent()).arrived;
        const second = await store.dispatch(submitApplication({ earlier: first as Failed }));
        expect(second).toEqual({ kind: 'submitted', statusId: to });
        const again = (await sent()).arrived.slice(length);
        const isAnswersStored = call === 'answers' && isStored;
        expect(again).toEqual(calls.slice(calls.indexOf(call) + (isAnswersStored ? 1 : 0)));
      }
      expect(await storedOf(applicant)).toMatchObject(done);
    },
  );

  const lost = calls.flatMap((call) =>
    CALL_FAULTS.filter(({ isStored }) => isStored).map((each) => ({ call, ...each })),
  );
  test.each(inTurn(lost, turn))(
    'C9: where $call $name, a reload and another try do nothing twice',
    async ({ call, fault }) => {
      const store = await open(applicant);
      const { method, path } = CALLS[call];
      await mock.addFault({ method, path, ...fault, times: 1 });
      await store.dispatch(submitApplication());
      const { store: later } = await makeTestStore({ signedInAs: addressOf(applicant.name) });
      expect(await later.dispatch(submitApplication())).toEqual({
        kind: 'submitted',
        statusId: to,
      });
      expect(await storedOf(applicant)).toMatchObject(done);
    },
  );
});

const STATUS_CALL = { method: 'PUT', path: '*/onboarding-status' };
const COMPANY = APPLICANTS[2] as Applicant;

test('an incomplete list of signers is reported, the stored list is shown, and nothing is submitted', async () => {
  const store = await open(COMPANY);
  const userId = (await mock.db()).users.find(({ email }) => email === addressOf(COMPANY.name))?.id;
  const cards = (await mock.db()).shareholders.filter(({ user_id: id }) => id === userId);
  const { getShareholders } = shareholderApi.endpoints;
  await store.dispatch(getShareholders.initiate());
  for (const { id } of cards) await callAs(COMPANY.name, 'DELETE', `/user/shareholder/${id}`);
  expect(getShareholders.select()(store.getState()).data).toHaveLength(cards.length);
  expect(await store.dispatch(submitApplication())).toMatchObject({
    kind: 'failed',
    failedCall: 'esign',
    problem: { status: 409, message: 'Daftar pengurus dan pemegang saham belum lengkap' },
  });
  expect(await storedOf(COMPANY)).toMatchObject({ status: inDraft, esigns: 0 });
  await until(() => getShareholders.select()(store.getState()).data?.length === 0);
});

test('signers who changed after they were prepared are prepared again', async () => {
  const store = await open(COMPANY);
  await mock.addFault({ ...STATUS_CALL, status: 500, times: 1 });
  const first = (await store.dispatch(submitApplication())) as Failed;
  expect(first.isEsignReady).toBe(true);
  await mock.addFault({ ...STATUS_CALL, status: 422, times: 1 });
  const second = (await store.dispatch(submitApplication({ earlier: first }))) as Failed;
  expect(second.isEsignReady).toBe(false);
  expect(await store.dispatch(submitApplication({ earlier: second }))).toMatchObject({
    kind: 'submitted',
  });
  expect((await sent()).taken.filter((call) => call === 'esign')).toHaveLength(2);
  expect((await storedOf(COMPANY)).esigns).toBe(1);
});
