import { signIn, type Applicant } from '../testing/applicant';
import { sharedTestMock } from '../testing/client';

const PATH = '/identity/user/document/financial-statement';

const mock = sharedTestMock();
let rina: Applicant;

beforeEach(async () => {
  rina = await signIn(mock, 'otp.applicant');
});

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
  it('are stored, changed and removed', async () => {
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

  it('may be of the same month', async () => {
    await add();
    await add({ document_type_id: 21 });
    expect(await stored()).toHaveLength(2);
  });
});
