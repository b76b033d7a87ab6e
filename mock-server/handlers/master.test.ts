import { masterLists } from '../database/masterData';
import { signIn, type Applicant } from '../testing/applicant';
import { startTestMock, type TestMock } from '../testing/client';

let mock: TestMock;
let rina: Applicant;

beforeAll(async () => {
  mock = await startTestMock();
  rina = await signIn(mock, 'otp.applicant');
});
afterAll(() => mock.close());

const read = async (path: string) => (await rina.get(`/master/${path}`)).body?.data;

describe('Master data', () => {
  it.each(Object.entries(masterLists))(
    'returns the list %s, complete and cacheable',
    async (list, items) => {
      const answer = await rina.get(`/master/${list}`);
      expect(answer.body).toEqual({ code: 200, message: 'OK', data: items });
      expect(answer.headers.get('cache-control')).toBe('private, max-age=3600');
    },
  );

  it('leads from the provinces to a village and its postal code', async () => {
    expect(await read('provinces')).toHaveLength(38);
    expect(await read('cities?province_id=31')).toHaveLength(6);
    expect(await read('districts?city_id=3174')).toHaveLength(10);
    expect(await read('villages?district_id=317407')).toContainEqual({
      id: 3174071001,
      name: 'Melawai',
      district_id: 317407,
      postal_code: '12160',
    });
  });

  it('has nothing below a region that does not exist', async () => {
    expect(await read('villages?district_id=999999')).toEqual([]);
  });
});
