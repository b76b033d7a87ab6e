import type { Schemas } from '../database/tables';
import { signIn, type Applicant } from '../testing/applicant';
import { sharedTestMock } from '../testing/client';

const DETAIL = '/identity/user/detail';
const UPDATE = '/identity/user/update';

const mock = sharedTestMock();
let rina: Applicant;
let budi: Applicant;

beforeEach(async () => {
  rina = await signIn(mock, 'otp.applicant');
  budi = await signIn(mock, 'borrower.individu');
});

const detailOf = async (person: Applicant) =>
  (await person.get(DETAIL)).body?.data as Schemas['UserDetail'];

const setStatus = (name: string, status: number, more: object = {}) =>
  mock.control('POST', `/users/${name}@bos.test/status`, {
    onboarding_status_id: status,
    ...more,
  });

const melawai = {
  address: 'Jalan Melawai Raya No. 12',
  province_id: 31,
  city_id: 3174,
  district_id: 317407,
  village_id: 3174071001,
  postal_code: '12160',
  rt_rw: '003/005',
};

describe('The detail of a user', () => {
  it('has the user’s data, and every part without answers', async () => {
    expect(await detailOf(rina)).toMatchObject({
      id: rina.id,
      email: 'otp.applicant@bos.test',
      role_id: 4,
      role_name: 'Borrower',
      type_id: 1,
      onboarding_status_id: 4,
      onboarding_status_name: 'Ready to Onboard',
      partner_id: null,
      category: { id: 3, name: 'Non-Partnership' },
      bos_family: null,
      information: { name: 'Rina Wulandari', nik: null },
      documents: { ktp: null, others: [] },
      addresses: { ktp: null, domicilies: null },
      spouse: { name: null },
      emergency_contact: { name: null },
    });
  });

  it('has the partner of a user', async () => {
    const dewi = await signIn(mock, 'borrower.individu.partner');
    expect(await detailOf(dewi)).toMatchObject({
      partner_id: 301,
      category: { id: 1, name: 'Direct' },
    });
  });
});

describe('Updating a user', () => {
  it('merges each part into the stored one, and returns the whole detail', async () => {
    await rina.patch(UPDATE, { information: { birth_place: 'Jakarta', gender_id: 2 } });
    const answer = await rina.patch(UPDATE, {
      information: { mother_name: 'Siti Aminah' },
      spouse: { name: 'Bayu Pratama', is_separate_assets: false },
      emergency_contact: { name: 'Agus', phone_number: '081398765432', relationship_id: 4 },
      bos_family: { name: 'Tono', relationship_id: 12 },
      is_domicile_same_as_ktp: true,
    });
    expect(answer.status).toBe(200);
    const detail = await detailOf(rina);
    expect(answer.body?.data).toEqual(detail);
    expect(detail).toMatchObject({
      information: { birth_place: 'Jakarta', gender_id: 2, mother_name: 'Siti Aminah' },
      spouse: { name: 'Bayu Pratama', is_separate_assets: false, nik: null },
      emergency_contact: { name: 'Agus', relationship_id: 4 },
      bos_family: { name: 'Tono', relationship_id: 12 },
      is_domicile_same_as_ktp: true,
    });
    expect((await detailOf(budi)).information.mother_name).toBeNull();
  });

  it('does not change documents that are left out, and removes one that is null', async () => {
    const ktp = await rina.upload('ktp.pdf');
    const npwp = await rina.upload('npwp.pdf');
    await rina.patch(UPDATE, { documents: { ktp, npwp } });
    await rina.patch(UPDATE, { documents: { npwp: null } });
    expect((await detailOf(rina)).documents).toMatchObject({ ktp, npwp: null });
  });

  it('accepts all answers as they were read, which changes nothing', async () => {
    await rina.patch(UPDATE, {
      documents: { others: [{ name: 'Izin', ...(await rina.upload('izin.pdf')) }] },
    });
    const before = await detailOf(rina);
    const { information, documents, addresses, spouse, emergency_contact, bos_family } = before;
    const { is_domicile_same_as_ktp, partner_relation_start_date } = before;
    const { email: _email, is_ekyc: _isEkyc, ...answers } = information;
    const others = { documents, addresses, spouse, emergency_contact, bos_family };
    const parts = { information: answers, ...others };
    const rest = { is_domicile_same_as_ktp, partner_relation_start_date };
    expect((await rina.patch(UPDATE, { ...parts, ...rest })).body?.data).toEqual(before);
  });

  it.each([{ documents: {} }, { information: {} }, { addresses: {} }, { spouse: {} }])(
    'accepts %j, an empty part',
    async (update) => {
      const before = await detailOf(rina);
      expect((await rina.patch(UPDATE, update)).body?.data).toEqual(before);
    },
  );

  it('also merges `bos_family`', async () => {
    await rina.patch(UPDATE, { bos_family: { name: 'Tono' } });
    await rina.patch(UPDATE, { bos_family: { relationship_id: 12 } });
    expect((await detailOf(rina)).bos_family).toEqual({ name: 'Tono', relationship_id: 12 });
    await rina.patch(UPDATE, { bos_family: null });
    expect((await detailOf(rina)).bos_family).toBeNull();
  });

  it('replaces an address as a whole, and removes it with null', async () => {
    await rina.patch(UPDATE, { addresses: { ktp: melawai, domicilies: melawai } });
    const shorter = { address: 'Jalan Cikini Raya No. 40', province_id: 31 };
    await rina.patch(UPDATE, { addresses: { ktp: shorter } });
    expect((await detailOf(rina)).addresses).toMatchObject({ domicilies: melawai });
    expect((await detailOf(rina)).addresses.ktp).toEqual(shorter);
    await rina.patch(UPDATE, { addresses: { ktp: null } });
    expect((await detailOf(rina)).addresses.ktp).toBeNull();
  });

  it('replaces the list of further documents; those that stay have their old time', async () => {
    const first = { name: 'Izin Usaha', ...(await rina.upload()) };
    await rina.patch(UPDATE, { documents: { others: [first] } });
    const [kept] = (await detailOf(rina)).documents.others;
    await mock.control('POST', '/clock', { advance_s: 60 });

    const second = { name: 'Sertifikat Halal', ...(await rina.upload()) };
    const others = [second, { ...first, id: kept?.id, name: 'Izin Usaha Baru' }];
    expect((await rina.patch(UPDATE, { documents: { others } })).status).toBe(200);
    expect((await detailOf(rina)).documents.others).toMatchObject([
      { name: 'Sertifikat Halal' },
      { id: kept?.id, name: 'Izin Usaha Baru', created_at: kept?.created_at },
    ]);
  });

  it('accepts documents even when the application can no longer be changed', async () => {
    await setStatus('otp.applicant', 9);
    const documents = { others: [{ name: 'Izin Usaha', ...(await rina.upload()) }] };
    expect((await rina.patch(UPDATE, { documents })).status).toBe(200);
  });
});
