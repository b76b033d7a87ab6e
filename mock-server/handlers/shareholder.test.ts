import type { Schemas } from '../database/tables';
import { signIn, type Applicant } from '../testing/applicant';
import { sharedTestMock } from '../testing/client';

const PATH = '/identity/user/shareholder';

const mock = sharedTestMock();
let company: Applicant;
let other: Applicant;

beforeEach(async () => {
  company = await signIn(mock, 'borrower.corporate');
  other = await signIn(mock, 'funder.corporate');
});

const fileOf = async (owner: Applicant) => {
  const { file_name: name, path_url: path } = await owner.upload('berkas.pdf');
  return { file_name: name, file_path: path };
};

/** A president director with shares; only the fields that the field list marks as required. */
const director = async (more: object = {}) => ({
  is_corporate: false,
  name: 'Siti Rahayu',
  email: 'siti.rahayu@bos.test',
  phone_number: '081234567890',
  birth_date: '1980-01-01',
  gender_id: 2,
  nik: '3174074101800001',
  npwp: '091234567891000',
  shareholder_type_ids: [1, 2],
  shareholder_position_id: 1,
  ownership_percentage: 60,
  ktp_document: await fileOf(company),
  npwp_document: await fileOf(company),
  ...more,
});

const parentCompany = async (more: object = {}) => ({
  is_corporate: true,
  is_public: false,
  name: 'PT Induk Sejahtera',
  npwp: '011234567891000',
  shareholder_type_ids: [2],
  ownership_percentage: 40,
  npwp_document: await fileOf(company),
  ...more,
});

async function add(card: object): Promise<number> {
  const answer = await company.post(PATH, card);
  expect(answer.body).toMatchObject({ code: 200 });
  return (answer.body?.data as { id: number }).id;
}

const cards = async () => (await company.get(`${PATH}/all`)).body?.data as Schemas['Shareholder'][];

describe('The management and shareholders of a company', () => {
  it('are stored card by card, with null for values that were left out', async () => {
    const person = await director();
    const parent = await parentCompany();
    const ids = [await add(person), await add(parent)];
    const [first, second] = await cards();
    expect(first).toMatchObject({ ...person, id: ids[0], province_id: null, is_public: null });
    expect(second).toMatchObject({ ...parent, id: ids[1], email: null, ktp_document: null });
  });

  it('are changed and removed', async () => {
    const id = await add(await director());
    const address = { province_id: 31, city_id: 3174, postal_code: '12160', rt_rw: '001/002' };
    const changed = await director({ ...address, ownership_percentage: 100 });
    expect((await company.put(`${PATH}/${id}`, changed)).status).toBe(200);
    expect(await cards()).toMatchObject([{ id, ...address, ownership_percentage: 100 }]);
    expect((await company.delete(`${PATH}/${id}`)).status).toBe(200);
    expect(await cards()).toEqual([]);
  });

  it('have shares only as shareholders, and a position only as management', async () => {
    await add(await director({ shareholder_type_ids: [1] }));
    await add(await parentCompany({ ownership_percentage: 100, shareholder_position_id: 2 }));
    expect(await cards()).toMatchObject([
      { shareholder_position_id: 1, ownership_percentage: null },
      { shareholder_position_id: null, ownership_percentage: 100 },
    ]);
  });

  it('accepts management without shares', async () => {
    await add(await director({ shareholder_type_ids: [1], ownership_percentage: 0 }));
    expect(await cards()).toMatchObject([{ ownership_percentage: null }]);
  });

  it('may own exactly 100 % together, also in fractions', async () => {
    await add(await parentCompany({ ownership_percentage: 33.1 }));
    await add(await parentCompany({ ownership_percentage: 33.2 }));
    await add(await parentCompany({ ownership_percentage: 33.7 }));
    const shares = (await cards()).map(({ ownership_percentage: share }) => share);
    expect(shares).toEqual([33.1, 33.2, 33.7]);
  });

  it('can be changed with the same e-mail address, which another company may use too', async () => {
    const id = await add(await director());
    expect((await company.put(`${PATH}/${id}`, await director())).status).toBe(200);
    const files = { ktp_document: await fileOf(other), npwp_document: await fileOf(other) };
    expect((await other.post(PATH, await director(files))).status).toBe(200);
  });
});

const moveTo = (statusId: number) =>
  mock.control('POST', '/users/borrower.corporate@bos.test/status', {
    onboarding_status_id: statusId,
  });

describe('The e-signature', () => {
  const create = () => company.post(`${PATH}/esign/create`);
  const submit = () =>
    company.put(`/identity/user/${company.id}/onboarding-status`, { onboarding_status_id: 2 });

  beforeEach(() => moveTo(5));

  it('comes before the submit', async () => {
    await add(await director());
    expect((await submit()).status).toBe(422);
    expect((await create()).body).toMatchObject({ code: 200, data: null });
    expect((await create()).status).toBe(200);
    expect((await submit()).body).toMatchObject({ data: { onboarding_status_id: 2 } });
  });
});
