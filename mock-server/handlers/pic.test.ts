import type { Schemas } from '../database/tables';
import { signIn, type Applicant } from '../testing/applicant';
import { sharedTestMock } from '../testing/client';

const DETAIL = '/identity/user/pic/detail';
const UPDATE = '/identity/user/pic/update';

const mock = sharedTestMock();
let company: Applicant;
let other: Applicant;

beforeEach(async () => {
  company = await signIn(mock, 'borrower.corporate');
  other = await signIn(mock, 'funder.corporate');
});

const picOf = async (owner: Applicant) => (await owner.get(DETAIL)).body?.data as Schemas['Pic'];

const information = {
  name: 'Ratna Sari',
  email: 'ratna.sari@bos.test',
  phone_number: '081298765432',
  nik: '3174074403850001',
  npwp: '091234567074000',
  birth_place: 'Jakarta',
  birth_date: '1985-03-04',
  position_id: 7,
};

describe('The person in charge of a company', () => {
  it('is empty before the first answer, and reading it stores nothing', async () => {
    const pic = await picOf(company);
    expect(pic).toMatchObject({ address: null, ktp: null, appointment_letter: null });
    expect(Object.values(pic.information).every((value) => value === null)).toBe(true);
    expect(mock.server.store.tables.pics.some(({ user_id: id }) => id === company.id)).toBe(false);
  });

  it('stores each part that is sent', async () => {
    const ktp = await company.upload('ktp.pdf');
    expect((await company.patch(UPDATE, { information, ktp })).status).toBe(200);
    await company.patch(UPDATE, { address: 'Jalan Melawai Raya No. 12' });
    const answer = await company.patch(UPDATE, { information: { division: 'Keuangan' } });
    const wanted = {
      address: 'Jalan Melawai Raya No. 12',
      ktp,
      id_card: null,
      appointment_letter: null,
      information: { ...information, division: 'Keuangan' },
    };
    expect(answer.body?.data).toEqual(wanted);
    expect(await picOf(company)).toEqual(wanted);
  });

  it('removes a file that is sent as null', async () => {
    await company.patch(UPDATE, { id_card: await company.upload(), address: 'Jalan A' });
    await company.patch(UPDATE, { id_card: null });
    expect(await picOf(company)).toMatchObject({ id_card: null, address: 'Jalan A' });
  });

  it('belongs to one company', async () => {
    await company.patch(UPDATE, { information });
    expect((await picOf(other)).information.name).toBeNull();
  });
});
