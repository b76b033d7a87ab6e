import { signIn, type Applicant } from '../testing/applicant';
import { sharedTestMock } from '../testing/client';
import { makePdf } from './pdf';

const BANKS = '/identity/user/banks';
const account = { bank_id: 14, account_no: '52100', account_name: 'Rina', account_type_id: 1 };
const key = { 'idempotency-key': '6b0f' };

const mock = sharedTestMock();
let rina: Applicant;

beforeEach(async () => {
  rina = await signIn(mock, 'otp.applicant');
});

const stored = async (): Promise<unknown> => (await rina.get(BANKS)).body?.data;

describe('A POST with an Idempotency-Key', () => {
  it('has its effect once when it is sent again because the response was lost', async () => {
    const fault = { method: 'POST', path: '/user/banks', drop: true, is_applied: true, times: 1 };
    await mock.control('POST', '/faults', fault);
    await expect(rina.post(BANKS, account, key)).rejects.toThrow();
    const answer = await rina.post(BANKS, account, key);
    expect(answer.status).toBe(200);
    expect(await stored()).toEqual([answer.body?.data]);
  });

  it('is refused with another body under the same key', async () => {
    await rina.post(BANKS, account, key);
    const answer = await rina.post(BANKS, { ...account, account_no: '99999' }, key);
    expect(answer.status).toBe(422);
    expect(await stored()).toHaveLength(1);
  });

  it('is refused with another file under the same key, and gets the first response with the same file', async () => {
    const send = (content: string) => {
      const form = new FormData();
      form.append('file', new Blob([new Uint8Array(makePdf(content, []))]), 'mutasi.pdf');
      return rina.post('/assets/upload', form, key);
    };
    const first = await send('Januari');
    expect((await send('Februari')).status).toBe(422);
    expect((await send('Januari')).body).toEqual(first.body);
    const { files } = mock.server.store.tables;
    expect(files.filter((file) => file.file_name === 'mutasi.pdf')).toHaveLength(1);
  });

  it('can be sent again after it was refused', async () => {
    await rina.post(BANKS, account);
    expect((await rina.post(BANKS, account, key)).status).toBe(409);
    const [bank] = (await stored()) as { id: number }[];
    await rina.delete(`${BANKS}/${bank?.id}`);
    expect((await rina.post(BANKS, account, key)).status).toBe(200);
  });

  it('is independent of the same key of another user', async () => {
    const budi = await signIn(mock, 'borrower.individu');
    await rina.post(BANKS, account, key);
    expect((await budi.post(BANKS, account, key)).status).toBe(200);
    expect((await budi.get(BANKS)).body?.data).toHaveLength(1);
  });
});
