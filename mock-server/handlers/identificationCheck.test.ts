import { signIn, type Applicant } from '../testing/applicant';
import { sharedTestMock } from '../testing/client';

const UPDATE = '/identity/user/update';

const mock = sharedTestMock();
let rina: Applicant;
let budi: Applicant;

beforeEach(async () => {
  rina = await signIn(mock, 'otp.applicant');
  budi = await signIn(mock, 'borrower.individu');
});

describe('Checking an identity number', () => {
  const check = (type: string, value: string, who = rina) =>
    who.post('/identity/user/identification-check', { type, value });

  it('returns whether another user has it', async () => {
    await budi.patch(UPDATE, {
      information: { nik: '3174052104900001', npwp: '09.254.229.3-407.000' },
    });
    const taken = { is_available: false };
    expect((await check('nik', '3174052104900001')).body?.data).toEqual(taken);
    expect((await check('npwp', '092542293407000')).body?.data).toEqual(taken);
    const free = { is_available: true };
    expect((await check('nik', '3174052104900002')).body?.data).toEqual(free);
    expect((await check('nik', '3174052104900001', budi)).body?.data).toEqual(free);
  });
});
