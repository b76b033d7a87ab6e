import { signIn, type Applicant } from '../testing/applicant';
import { startTestMock, type TestMock } from '../testing/client';

let mock: TestMock;
let rina: Applicant;
let budi: Applicant;
let accountId: number;

beforeAll(async () => {
  mock = await startTestMock();
});
beforeEach(async () => {
  await mock.control('POST', '/reset');
  rina = await signIn(mock, 'otp.applicant');
  budi = await signIn(mock, 'borrower.individu');
  accountId = await addAccount(rina);
});
afterAll(() => mock.close());

async function addAccount(owner: Applicant, accountNo = '5210012345'): Promise<number> {
  const answer = await owner.post('/identity/user/banks', {
    bank_id: 14,
    account_no: accountNo,
    account_name: 'Rina Wulandari',
    account_type_id: 1,
  });
  return (answer.body?.data as { id: number }).id;
}

const addTo = (id: number, body: object, by = rina) =>
  by.post(`/identity/user/bank-statement/bank/${id}/add`, body);

async function addStatement(more: object = {}): Promise<number> {
  const document = await rina.upload();
  const answer = await addTo(accountId, { month: 9, year: 2026, document, ...more });
  return (answer.body?.data as { id: number }).id;
}

const stored = async () => (await rina.get('/identity/user/bank-statement/all')).body?.data;

describe('Bank statements', () => {
  it('are kept by account and month, as not yet verified', async () => {
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

  it('are refused a second time for the same month of the same account', async () => {
    const september = await addStatement();
    const october = await addStatement({ month: 10 });
    const document = await rina.upload();
    const again = { month: 9, year: 2026, document };
    const taken = { code: 409, error: 'Mutasi rekening untuk bulan ini sudah ada' };
    expect((await addTo(accountId, again)).body).toEqual(taken);
    const change = (id: number) => rina.put(`/identity/user/bank-statement/${id}/update`, again);
    expect((await change(october)).body).toEqual(taken);
    expect((await change(september)).status).toBe(200);
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

  it('are refused with a type of another kind, or a file that was never uploaded', async () => {
    const document = await rina.upload();
    const statement = { month: 9, year: 2026, document };
    expect((await addTo(accountId, { ...statement, document_type_id: 40 })).status).toBe(422);
    const unknown = { file_name: 'a.pdf', path_url: '/files/unknown.pdf' };
    expect((await addTo(accountId, { ...statement, document: unknown })).status).toBe(422);
    expect((await addTo(accountId, { ...statement, month: 13 })).status).toBe(422);
    expect(await stored()).toEqual([]);
  });

  it('of somebody else, their accounts and their files are out of reach', async () => {
    const id = await addStatement();
    const body = { month: 1, year: 2026, document: await budi.upload() };
    expect((await addTo(accountId, body, budi)).status).toBe(403);
    expect((await budi.put(`/identity/user/bank-statement/${id}/update`, body)).status).toBe(403);
    expect((await budi.delete(`/identity/user/bank-statement/${id}/delete`)).status).toBe(403);
    expect(
      (await budi.delete(`/identity/user/bank-statement/bank/${accountId}/delete`)).status,
    ).toBe(403);
    expect((await addTo(accountId, body)).status).toBe(403);
    expect((await budi.get('/identity/user/bank-statement/all')).body?.data).toEqual([]);
    expect(await stored()).toHaveLength(1);
  });

  it('and accounts that do not exist are not found', async () => {
    const body = { month: 1, year: 2026, document: await rina.upload() };
    expect((await addTo(9999, body)).status).toBe(404);
    expect((await rina.put('/identity/user/bank-statement/9999/update', body)).status).toBe(404);
    expect((await rina.delete('/identity/user/bank-statement/9999/delete')).status).toBe(404);
    expect((await rina.delete('/identity/user/bank-statement/bank/9999/delete')).status).toBe(404);
  });

  it('can no longer be changed once the application is decided', async () => {
    const id = await addStatement();
    await mock.control('POST', '/users/otp.applicant@bos.test/status', {
      onboarding_status_id: 10,
    });
    const refused = { code: 422, error: 'Data tidak dapat diubah pada status pengajuan ini' };
    expect((await rina.delete(`/identity/user/bank-statement/${id}/delete`)).body).toEqual(refused);
    const document = await rina.upload();
    expect((await addTo(accountId, { month: 1, year: 2026, document })).body).toEqual(refused);
    expect(await stored()).toHaveLength(1);
  });
});
