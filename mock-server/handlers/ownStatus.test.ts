import type { Schemas } from '../database/tables';
import { signIn, type Applicant } from '../testing/applicant';
import { startTestMock, type TestMock } from '../testing/client';

const DETAIL = '/identity/user/detail';

let mock: TestMock;
let rina: Applicant;
let budi: Applicant;

beforeAll(async () => {
  mock = await startTestMock();
});
beforeEach(async () => {
  await mock.control('POST', '/reset');
  rina = await signIn(mock, 'otp.applicant');
  budi = await signIn(mock, 'borrower.individu');
});
afterAll(() => mock.close());

const detailOf = async (person: Applicant) =>
  (await person.get(DETAIL)).body?.data as Schemas['UserDetail'];

const setStatus = (name: string, status: number, more: object = {}) =>
  mock.control('POST', `/users/${name}@bos.test/status`, {
    onboarding_status_id: status,
    ...more,
  });

describe('Moving the onboarding status', () => {
  const move = (status: number, who = rina, id = rina.id) =>
    who.put(`/identity/user/${id}/onboarding-status`, { onboarding_status_id: status });

  it('that the table of transitions does not have is refused', async () => {
    expect((await move(10)).body).toEqual({
      code: 422,
      error: 'Onboarding status transition not allowed',
    });
    expect((await detailOf(rina)).onboarding_status_id).toBe(4);
  });

  it('to the status that is already there does nothing', async () => {
    await setStatus('otp.applicant', 10);
    expect((await move(10)).body?.data).toEqual({ onboarding_status_id: 10 });
  });

  it('of somebody else is refused', async () => {
    expect((await move(5, budi, rina.id)).status).toBe(403);
    expect((await detailOf(rina)).onboarding_status_id).toBe(4);
  });
});
