import { isEditableStatus } from '@/domain/access/statuses';
import { missingInList, totalOwnership } from '@/domain/onboarding/shareholders';
import type { Schemas } from '../database/tables';
import { esignExemptMerchantIds } from '../rules/esignExemptMerchants';
import { signIn, type Applicant } from '../testing/applicant';
import { sharedTestMock } from '../testing/client';

const mock = sharedTestMock();

// The values that each sub-step requires (fields.md), as paths in the user detail.
const ADDRESS = 'address province_id city_id district_id village_id postal_code';
const asked = (part: string, keys: string) => keys.split(' ').map((key) => `${part}.${key}`);

const person = [
  ...asked('information', 'name phone_number birth_place birth_date gender_id religion_id'),
  ...asked('information', 'education_id marital_status_id mother_name nik npwp'),
  ...asked('documents', 'ktp npwp'),
  ...asked('addresses.ktp', `${ADDRESS} rt_rw`),
  ...asked('addresses.domicilies', `${ADDRESS} rt_rw home_ownership_id`),
  ...asked('information', 'occupation_id company_name position_id length_of_work income_amount'),
  ...asked('information', 'source_of_income_id business_sector_id'),
  'bos_family',
];
const family = [
  ...asked('emergency_contact', 'name phone_number relationship_id consent_path_url'),
  ...asked('addresses.emergency', ADDRESS),
];
const company = [
  ...asked('information', 'company_name company_type_id company_scale_id business_sector_id'),
  ...asked('information', 'npwp nib company_phone_number total_asset total_staff'),
  ...asked('addresses.company', `${ADDRESS} home_ownership_id business_address_category_id`),
  ...asked('documents', 'deed_of_establishment kemenkumham_deed_of_establishment nib npwp'),
  ...asked('documents.deed_of_establishment', 'number validity_date'),
  'bos_family',
];
const PIC = 'name email phone_number nik npwp birth_place birth_date position_id';
const pic = ['address', 'ktp', 'appointment_letter', ...asked('information', PIC)];

interface Variant {
  asked: string[];
  isCompany: boolean;
  /** The number of full months for which one account has a statement. */
  months: number;
  reports: number;
  photos: number;
  hasSchedule: boolean;
}

const variants = {
  borrower: {
    asked: [...person, ...family],
    isCompany: false,
    months: 3,
    reports: 0,
    photos: 0,
    hasSchedule: true,
  },
  corporateBorrower: {
    asked: company,
    isCompany: true,
    months: 6,
    reports: 1,
    photos: 3,
    hasSchedule: true,
  },
  funder: { asked: person, isCompany: false, months: 0, reports: 0, photos: 0, hasSchedule: false },
  corporateFunder: {
    asked: company,
    isCompany: true,
    months: 0,
    reports: 0,
    photos: 0,
    hasSchedule: false,
  },
  partner: { asked: company, isCompany: true, months: 0, reports: 0, photos: 3, hasSchedule: true },
} satisfies Record<string, Variant>;

const complete: [string, keyof typeof variants][] = [
  ['otp', 'borrower'],
  ['exempt', 'corporateBorrower'],
  ['revision', 'borrower'],
  ['revision.corporate', 'corporateBorrower'],
  ['ekyc.waiting', 'borrower'],
  ['ekyc.invalid', 'borrower'],
  ['ekyc.rejected', 'borrower'],
  ['ekyc.success', 'borrower'],
  ['consent.waiting', 'borrower'],
  ['esign', 'corporateBorrower'],
  ['rm.revision', 'borrower'],
  ['not.eligible', 'borrower'],
  ['active.borrower', 'borrower'],
  ['active.corporate', 'corporateBorrower'],
  ['active.funder', 'funder'],
  ['active.funder.corporate', 'corporateFunder'],
  ['active.partner', 'partner'],
  ['heavy', 'corporateBorrower'],
  ['active.heavy', 'corporateBorrower'],
  ['merchant', 'borrower'],
];

const read = async <Data>(who: Applicant, path: string) =>
  (await who.get(`/identity/user/${path}`)).body?.data as Data;

const valueAt = (data: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce((value, key) => (value as Record<string, unknown> | null)?.[key] ?? null, data);

const missingIn = (data: unknown, paths: readonly string[]) =>
  paths.filter((path) => valueAt(data, path) === null);

describe.each(complete)('%s, of the variant %s,', (name, kind) => {
  const variant: Variant = variants[kind];
  let who: Applicant;
  let detail: Schemas['UserDetail'];

  beforeEach(async () => {
    who = await signIn(mock, name);
    detail = await read(who, 'detail');
  });

  it('has all required answers', async () => {
    expect(missingIn(detail, variant.asked)).toEqual([]);
    expect(detail.documents.business_photos.length).toBeGreaterThanOrEqual(variant.photos);
    const statements = await read<{ bank_id: number }[]>(who, 'bank-statement/all');
    const accounts = await read<{ id: number }[]>(who, 'banks');
    const months = accounts.map(({ id }) => statements.filter((row) => row.bank_id === id).length);
    expect(Math.max(...months)).toBeGreaterThanOrEqual(variant.months);
    const reports = await read<unknown[]>(who, 'document/financial-statement/all');
    expect(reports.length).toBeGreaterThanOrEqual(variant.reports);
    const schedule = await read<{ date: string | null }>(who, 'consultation-schedule/detail');
    if (variant.hasSchedule) expect(schedule.date).not.toBeNull();
  });

  it('has all the people of a company, and none for anybody else', async () => {
    const cards = await read<Schemas['Shareholder'][]>(who, 'shareholder/all');
    const inCharge = await read<Schemas['Pic']>(who, 'pic/detail');
    if (!variant.isCompany) {
      expect(cards).toEqual([]);
      expect(inCharge.information.name).toBeNull();
      return;
    }
    expect(missingIn(inCharge, pic)).toEqual([]);
    expect(missingInList(cards)).toEqual([]);
    expect(totalOwnership(cards)).toBe(100);
  });

  it('has only answers that the backend would accept', async () => {
    if (!isEditableStatus(detail.onboarding_status_id)) {
      await mock.control('POST', `/users/${name}@bos.test/status`, { onboarding_status_id: 5 });
    }
    const { email: _email, is_ekyc: _isEkyc, ...information } = detail.information;
    const { documents, addresses, spouse, emergency_contact } = detail;
    const others = documents.others.map(({ created_at: _at, ...other }) => other);
    const answer = await who.patch('/identity/user/update', {
      information,
      documents: { ...documents, others },
      addresses,
      spouse,
      emergency_contact,
    });
    expect(answer.body).toMatchObject({ code: 200 });
    if (!variant.isCompany) return;
    const inCharge = await read<Schemas['Pic']>(who, 'pic/detail');
    expect((await who.patch('/identity/user/pic/update', inCharge)).body?.code).toBe(200);
    for (const { id, ...card } of await read<Schemas['Shareholder'][]>(who, 'shareholder/all')) {
      const saved = await who.put(`/identity/user/shareholder/${id}`, card);
      expect(saved.body).toMatchObject({ code: 200 });
    }
  });
});

describe('The default data set', () => {
  it('has a company whose merchant is exempt from the e-signature', async () => {
    const exempt = await signIn(mock, 'exempt');
    const { merchant_id: id } = await read<Schemas['UserDetail']>(exempt, 'detail');
    expect(esignExemptMerchantIds).toContain(id);
  });

  it('has a company with 50 cards, which prepares the e-signature and submits', async () => {
    const heavy = await signIn(mock, 'heavy');
    expect(await read<unknown[]>(heavy, 'shareholder/all')).toHaveLength(50);
    expect((await heavy.post('/identity/user/shareholder/esign/create')).status).toBe(200);
    const path = `/identity/user/${heavy.id}/onboarding-status`;
    expect((await heavy.put(path, { onboarding_status_id: 2 })).status).toBe(200);
  });

  it('has a company with 5,000 notifications', async () => {
    const who = await signIn(mock, 'active.heavy');
    const answer = await who.get(`/notification/notif/list-by-user/${who.id}?limit=999`);
    expect(answer.body).toMatchObject({ pagination: { total_row: 5000 } });
  });

  it('has an applicant of a merchant without a referral code', async () => {
    const who = await signIn(mock, 'merchant');
    const profile = (await who.get('/identity/auth/profile')).body?.data;
    expect(profile).toMatchObject({ source: 'merchant', referral_code: null });
    expect((await read<Schemas['UserDetail']>(who, 'detail')).documents).toMatchObject({
      merchant_user_consent: null,
    });
  });

  it.each(['revision', 'revision.corporate'])('has revisions for %s', async (name) => {
    const who = await signIn(mock, name);
    const { revisions } = await read<Schemas['OnboardingStepDetail']>(
      who,
      'onboarding-step/detail',
    );
    expect(revisions.length).toBeGreaterThanOrEqual(2);
    expect(revisions.every(({ note }) => note.length > 20)).toBe(true);
  });

  it.each(['exempt', 'heavy', 'merchant'])('leaves the submit to %s', async (name) => {
    const { information } = await read<Schemas['UserDetail']>(await signIn(mock, name), 'detail');
    expect(information.is_form_complete).toBeNull();
  });
});
