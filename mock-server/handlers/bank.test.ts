import { signIn, type Applicant } from '../testing/applicant';
import { sharedTestMock } from '../testing/client';

const mock = sharedTestMock();
let rina: Applicant;
let budi: Applicant;

beforeEach(async () => {
  rina = await signIn(mock, 'otp.applicant');
  budi = await signIn(mock, 'borrower.individu');
});

const account = {
  bank_id: 14,
  account_no: '5210012345',
  account_name: 'Rina Wulandari',
  account_type_id: 1,
};

const addBank = async (owner: Applicant, more: object = {}): Promise<number> => {
  const answer = await owner.post('/identity/user/banks', { ...account, ...more });
  return (answer.body?.data as { id: number }).id;
};

describe('Bank accounts', () => {
  it('are stored with every answer, as active and not opened by the backend', async () => {
    const answer = await rina.post('/identity/user/banks', {
      ...account,
      branch_name: 'KCP Melawai',
      is_affiliate_with_bank: false,
      remark_transfer_id: 5,
      remark_other: 'Modal kerja',
      is_open: true,
      is_active: false,
    });
    const stored = {
      ...account,
      id: expect.any(Number) as number,
      branch_name: 'KCP Melawai',
      is_affiliate_with_bank: false,
      remark_transfer_id: 5,
      remark_other: 'Modal kerja',
      is_open: false,
      is_active: true,
    };
    expect(answer).toMatchObject({ status: 200, body: { code: 200 } });
    expect(answer.body?.data).toEqual(stored);
    expect((await rina.get('/identity/user/banks')).body?.data).toEqual([stored]);
  });

  it('are changed as a whole', async () => {
    const id = await addBank(rina, { branch_name: 'KCP Melawai' });
    const changed = { ...account, account_name: 'Rina W.' };
    expect((await rina.put(`/identity/user/banks/${id}`, changed)).status).toBe(200);
    expect((await rina.get('/identity/user/banks')).body?.data).toMatchObject([
      { id, account_name: 'Rina W.', branch_name: null },
    ]);
  });

  it('never get the id of a removed one', async () => {
    const [first, last] = [await addBank(rina), await addBank(rina, { account_no: '5210099999' })];
    await rina.delete(`/identity/user/banks/${last}`);
    const next = await addBank(rina, { account_no: '5210088888' });
    expect(last).toBeGreaterThan(first);
    expect(next).toBeGreaterThan(last);
  });

  it('can be changed with the same bank and number', async () => {
    const id = await addBank(rina);
    expect((await rina.put(`/identity/user/banks/${id}`, account)).status).toBe(200);
  });

  it('may have the same number as another user’s', async () => {
    await addBank(rina);
    expect((await budi.post('/identity/user/banks', account)).status).toBe(200);
  });

  it('can still be changed after onboarding', async () => {
    const active = await signIn(mock, 'active.borrower');
    const answer = await active.post('/identity/user/banks', { ...account, bank_id: 8 });
    expect(answer.status).toBe(200);
  });
});
