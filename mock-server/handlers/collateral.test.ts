import { signIn, type Applicant } from '../testing/applicant';
import { sharedTestMock } from '../testing/client';

const PATH = '/identity/user/document/collateral';
const VEHICLE = 43;

const mock = sharedTestMock();
let rina: Applicant;

beforeEach(async () => {
  rina = await signIn(mock, 'otp.applicant');
});

const vehicle = async (more: object = {}) => ({
  document_type_id: VEHICLE,
  description: 'BPKB Toyota Avanza 2019',
  value: 145000000,
  ...(await rina.upload('bpkb.pdf')),
  ...more,
});

const addAs = (owner: Applicant, type: number, body: object) =>
  owner.post(`${PATH}/type/${type}/add`, body);

async function add(more: object = {}): Promise<number> {
  const answer = await addAs(rina, VEHICLE, await vehicle(more));
  return (answer.body?.data as { id: number }).id;
}

const stored = async () => (await rina.get(`${PATH}/all`)).body?.data;

describe('Collateral', () => {
  it('is stored with its dates, or without them', async () => {
    const dated = await vehicle({ publish_date: '2019-03-01', expired_date: '2029-03-01' });
    const plain = await vehicle();
    await addAs(rina, VEHICLE, dated);
    await addAs(rina, VEHICLE, plain);
    const id = expect.any(Number) as number;
    expect(await stored()).toEqual([
      { ...dated, id, type_name_other: null },
      { ...plain, id, type_name_other: null, publish_date: null, expired_date: null },
    ]);
  });

  it('is changed and removed', async () => {
    const id = await add();
    const other = await vehicle({ document_type_id: 50, type_name_other: 'Emas', value: 9e6 });
    expect((await rina.put(`${PATH}/${id}`, other)).status).toBe(200);
    expect(await stored()).toMatchObject([{ id, type_name_other: 'Emas', value: 9000000 }]);
    expect((await rina.delete(`${PATH}/${id}`)).status).toBe(200);
    expect(await stored()).toEqual([]);
  });
});
