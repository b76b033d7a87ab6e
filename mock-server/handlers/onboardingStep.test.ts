import { signIn, type Applicant } from '../testing/applicant';
import { sharedTestMock } from '../testing/client';

const DETAIL = '/identity/user/onboarding-step/detail';
const SAVE = '/identity/user/onboarding-step/save';

const mock = sharedTestMock();
let rina: Applicant;

beforeEach(async () => {
  rina = await signIn(mock, 'otp.applicant');
});

describe('The onboarding step', () => {
  it('is null before the first save', async () => {
    expect((await rina.get(DETAIL)).body?.data).toEqual({
      step: null,
      sub_step: null,
      user_id: rina.id,
      revisions: [],
    });
  });

  it('is the last saved one of this user', async () => {
    await rina.post(SAVE, { step: 'personal', sub_step: 'identity' });
    const saved = await rina.post(SAVE, { step: 'personal', sub_step: 'domicile' });
    expect(saved.body?.data).toMatchObject({ step: 'personal', sub_step: 'domicile' });
    expect((await rina.get(DETAIL)).body?.data).toEqual(saved.body?.data);
    const budi = await signIn(mock, 'borrower.individu');
    expect((await budi.get(DETAIL)).body?.data).toMatchObject({ step: null, sub_step: null });
  });

  it('has the revisions, which a save does not change', async () => {
    const putri = await signIn(mock, 'revision');
    const revisions = [
      { step: 'personal', sub_step: 'identity' },
      { step: 'finance', sub_step: 'banks' },
    ];
    expect((await putri.get(DETAIL)).body?.data).toMatchObject({ revisions });
    const saved = await putri.post(SAVE, { step: 'personal', sub_step: 'identity' });
    expect(saved.body?.data).toMatchObject({ sub_step: 'identity', revisions });
  });
});
