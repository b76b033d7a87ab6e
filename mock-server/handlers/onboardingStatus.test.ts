import { signIn } from '../testing/applicant';
import { startTestMock, type TestMock } from '../testing/client';

let mock: TestMock;

beforeAll(async () => {
  mock = await startTestMock();
});
beforeEach(() => mock.control('POST', '/reset'));
afterAll(() => mock.close());

interface Case {
  name: string;
  from: number;
  /** Where an applicant of this kind may go from there; for all of them see `src/domain/access`. */
  to: number[];
}

const individual = 'borrower.individu';
const corporate = 'borrower.corporate';

const cases: Case[] = [
  { name: individual, from: 2, to: [] },
  { name: corporate, from: 5, to: [2] },
];

describe('An applicant may put the onboarding status', () => {
  it.each(cases)('$name, from $from: to $to alone', async (row) => {
    const applicant = await signIn(mock, row.name);
    const place = `/identity/user/${applicant.id}/onboarding-status`;
    const user = mock.server.store.findUser(applicant.id);
    if (!user) throw new Error(`Nobody is called ${row.name}`);
    // A company prepares the e-signature before it submits to it; nobody else needs it.
    const created_at = mock.server.store.now();
    if (row.to.includes(2))
      mock.server.store.tables.esigns.push({ user_id: applicant.id, created_at });
    const admitted: number[] = [];
    for (let wanted = 1; wanted <= 12; wanted += 1) {
      user.onboarding_status_id = row.from;
      const answer = await applicant.put(place, { onboarding_status_id: wanted });
      if (answer.status === 200) admitted.push(wanted);
      else {
        expect(answer.body).toEqual({
          code: 422,
          error: 'Onboarding status transition not allowed',
        });
      }
      expect(user.onboarding_status_id).toBe(answer.status === 200 ? wanted : row.from);
    }
    // The same status again is admitted and does nothing.
    expect(admitted).toEqual([...row.to, row.from].sort((a, b) => a - b));
  });

  it('to where the revision is over, and what was flagged is so no more', async () => {
    const applicant = await signIn(mock, 'revision');
    const step = '/identity/user/onboarding-step/detail';
    const flagged = (await applicant.get(step)).body?.data as { revisions: unknown[] };
    expect(flagged.revisions).not.toEqual([]);
    const place = `/identity/user/${applicant.id}/onboarding-status`;
    await applicant.put(place, { onboarding_status_id: 11 });
    expect((await applicant.get(step)).body?.data).toEqual(flagged);
    const { ekyc_result: result } = (await applicant.get('/identity/user/detail')).body?.data as {
      ekyc_result: string | null;
    };
    const next = result === 'success' ? 9 : 6;
    expect((await applicant.put(place, { onboarding_status_id: next })).status).toBe(200);
    expect((await applicant.get(step)).body?.data).toEqual({ ...flagged, revisions: [] });
  });

  it.each([
    ['first', 5, true],
    ['again, as it was refused', 7, false],
  ])('to the e-KYC %s, from status %d; the selfie of before stays: %s', async (_, from, isKept) => {
    const applicant = await signIn(mock, individual);
    const user = mock.server.store.findUser(applicant.id)!;
    user.documents.selfie_with_ktp = await applicant.upload();
    user.onboarding_status_id = from;
    const place = `/identity/user/${applicant.id}/onboarding-status`;
    expect((await applicant.put(place, { onboarding_status_id: 6 })).status).toBe(200);
    const { documents } = (await applicant.get('/identity/user/detail')).body?.data as {
      documents: { selfie_with_ktp: unknown };
    };
    expect(documents.selfie_with_ktp !== null).toBe(isKept);
  });
});
