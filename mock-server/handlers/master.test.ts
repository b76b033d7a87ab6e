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
    'answers the list %s, whole and cacheable',
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

  it.each(['cities', 'districts', 'villages', 'cities?province_id=abc', 'villages?city_id=3174'])(
    'is refused for %s, which names no parent',
    async (path) => {
      expect((await rina.get(`/master/${path}`)).status).toBe(422);
    },
  );

  it('is for signed-in users alone', async () => {
    expect((await mock.call('GET', '/api/master/genders')).status).toBe(401);
  });

  it.each([
    ['GET', 'db'],
    ['GET', 'genders/1'],
    ['GET', 'genders?name_like=^(a%2B)%2B$'],
    ['GET', 'genders?callback=alert'],
    ['GET', 'genders?_embed=religions'],
    ['GET', 'constructor'],
    ['POST', 'genders'],
    ['PUT', 'genders/1'],
    ['DELETE', 'genders/1'],
  ])('does not open what its router would: %s %s', async (method, path) => {
    const answer = await mock.call(method, `/api/master/${path}`, {
      token: rina.token,
      body: method === 'GET' ? undefined : { name: 'x' },
    });
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.status).toBeLessThan(500);
    expect(answer.body).toMatchObject({ code: answer.status });
    expect(await read('genders')).toEqual(masterLists.genders);
  });

  it('cannot be written to by way of another method', async () => {
    const answer = await mock.call('POST', '/api/master/genders', {
      token: rina.token,
      body: { name: 'x' },
      headers: { 'x-http-method-override': 'GET' },
    });
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(await read('genders')).toEqual(masterLists.genders);
  });
});
