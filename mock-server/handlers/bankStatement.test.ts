import { signIn, type Applicant } from '../testing/applicant';
import { sharedTestMock } from '../testing/client';

const mock = sharedTestMock();
let rina: Applicant;
let accountId: number;

beforeEach(async () => {
  rina = await signIn(mock, 'otp.applicant');
  accountId = await addAccount(rina);
});

async function addAccount(owner: Applicant, accountNo = '5210012345'): Promise<number> {
  const answer = await owner.post('/identity/user/banks', {
    bank_id: 14,
    account_no: accountNo,
    account_name: 'Rina Wulandari',
    account_type_id: 1,
  });
  return (answer.body?.data as { id: number }).id;
}

const addTo = (id: number, body: object) =>
  rina.post(`/identity/user/bank-statement/bank/${id}/add`, body);

async function addStatement(more: object = {}): Promise<number> {
  const document = await rina.upload();
  const answer = await addTo(accountId, { month: 9, year: 2026, document, ...more });
  return (answer.body?.data as { id: number }).id;
}

const stored = async () => (await rina.get('/identity/user/bank-statement/all')).body?.data;

describe('Bank statements', () => {
  it('are stored by account and month, as not yet verified', async () => {
    const document = await rina.upload('mutasi-september.pdf');
    const body = { month: 9, year: 2026, document, document_type_id: 1 };
    const statement = {
      ...body,
      id: expect.any(Number) as number,
      bank_id: accountId,
      name: 'Rina Wulandari',
      document_status_id: 1,
    };
    expect((await addTo(accountId, body)).body?.data).toEqual(statement);
    expect(await stored()).toEqual([statement]);
  });

  it('are unique by month within an account and year; a change may keep the month', async () => {
    const september = await addStatement();
    const document = await rina.upload();
    const again = { month: 9, year: 2026, document };
    const path = `/identity/user/bank-statement/${september}/update`;
    expect((await rina.put(path, again)).status).toBe(200);
    expect((await addTo(accountId, { ...again, year: 2025 })).status).toBe(200);
    expect((await addTo(await addAccount(rina, '5210099999'), again)).status).toBe(200);
  });

  it('can be changed', async () => {
    const id = await addStatement();
    const document = await rina.upload('mutasi-baru.pdf');
    await rina.put(`/identity/user/bank-statement/${id}/update`, {
      month: 8,
      year: 2026,
      document,
    });
    expect(await stored()).toMatchObject([{ id, month: 8, document, bank_id: accountId }]);
  });

  it('are removed one by one, or all of an account', async () => {
    const other = await addAccount(rina, '5210099999');
    const first = await addStatement();
    await addStatement({ month: 8 });
    await addTo(other, { month: 9, year: 2026, document: await rina.upload() });

    await rina.delete(`/identity/user/bank-statement/${first}/delete`);
    expect(await stored()).toMatchObject([
      { bank_id: accountId, month: 8 },
      { bank_id: other, month: 9 },
    ]);
    await rina.delete(`/identity/user/bank-statement/bank/${accountId}/delete`);
    expect(await stored()).toMatchObject([{ bank_id: other }]);
  });
});
