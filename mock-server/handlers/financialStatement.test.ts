import { signIn, type Applicant } from '../testing/applicant';
import { startTestMock, type TestMock } from '../testing/client';

const PATH = '/identity/user/document/financial-statement';

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

const report = async (more: object = {}) => ({
  month: 12,
  year: 2025,
  document_type_id: 20,
  document: await rina.upload('neraca.pdf'),
  ...more,
});

async function add(more: object = {}): Promise<number> {
  const answer = await rina.post(PATH, await report(more));
  return (answer.body?.data as { id: number }).id;
}

const stored = async () => (await rina.get(`${PATH}/all`)).body?.data;

describe('Financial statements', () => {
  it('are kept, changed and removed', async () => {
    const body = await report();
    const answer = await rina.post(PATH, body);
    const { id } = answer.body?.data as { id: number };
    expect(await stored()).toEqual([{ ...body, id, document_status_id: 1 }]);

    const changed = await report({ month: 6, document_type_id: 21 });
    expect((await rina.put(`${PATH}/${id}`, changed)).body?.data).toMatchObject({ id, month: 6 });
    expect(await stored()).toEqual([{ ...changed, id, document_status_id: 1 }]);

    expect((await rina.delete(`${PATH}/${id}`)).status).toBe(200);
    expect(await stored()).toEqual([]);
  });

  it('may be several of one month', async () => {
    await add();
    await add({ document_type_id: 21 });
    expect(await stored()).toHaveLength(2);
  });

  it.each([
    ['a type of another kind', { document_type_id: 1 }],
    ['a type that does not exist', { document_type_id: 99 }],
    ['a month that does not exist', { month: 0 }],
    ['a file that was never uploaded', { document: { file_name: 'a', path_url: '/files/a.pdf' } }],
  ])('are refused with %s', async (_what, change) => {
    expect((await rina.post(PATH, await report(change))).status).toBe(422);
    expect(await stored()).toEqual([]);
  });

  it('of somebody else and their files are out of reach', async () => {
    const id = await add();
    const own = await report({ document: await budi.upload() });
    expect((await budi.put(`${PATH}/${id}`, own)).status).toBe(403);
    expect((await budi.delete(`${PATH}/${id}`)).status).toBe(403);
    expect((await budi.post(PATH, await report())).status).toBe(403);
    expect((await budi.get(`${PATH}/all`)).body?.data).toEqual([]);
    expect(await stored()).toHaveLength(1);
  });

  it('that do not exist are not found', async () => {
    expect((await rina.put(`${PATH}/9999`, await report())).status).toBe(404);
    expect((await rina.delete(`${PATH}/9999`)).status).toBe(404);
  });

  it('can no longer be changed once the application is decided', async () => {
    const id = await add();
    await mock.control('POST', '/users/otp.applicant@bos.test/status', {
      onboarding_status_id: 10,
    });
    expect((await rina.post(PATH, await report())).status).toBe(422);
    expect((await rina.put(`${PATH}/${id}`, await report({ month: 1 }))).status).toBe(422);
    expect((await rina.delete(`${PATH}/${id}`)).status).toBe(422);
    expect(await stored()).toMatchObject([{ id, month: 12 }]);
  });
});
