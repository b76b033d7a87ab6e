import type { Schemas } from '../database/tables';
import { signIn } from '../testing/applicant';
import { startTestMock, type TestMock } from '../testing/client';

let mock: TestMock;

beforeAll(async () => {
  mock = await startTestMock();
});
afterAll(() => mock.close());

/** Everybody of the default scenario: role, type, status, has a partner. */
const people: [string, number, number | null, number, boolean][] = [
  ['borrower.individu', 4, 1, 4, false],
  ['borrower.individu.partner', 4, 1, 5, true],
  ['borrower.corporate', 4, 2, 4, false],
  ['borrower.corporate.partner', 4, 2, 4, true],
  ['funder.individu', 5, 1, 4, false],
  ['funder.corporate', 5, 2, 4, false],
  ['partner', 6, null, 4, false],
  ['otp', 4, 1, 10, false],
  ['otp.applicant', 4, 1, 4, false],
  ['exempt', 4, 2, 5, false],
  ['unverified', 4, 1, 4, false],
  ['terms', 5, 1, 4, false],
  ['expired', 4, 1, 4, false],
  ['revision', 4, 1, 11, false],
  ['revision.corporate', 4, 2, 11, false],
  ['ekyc.waiting', 4, 1, 6, false],
  ['ekyc.invalid', 4, 1, 7, false],
  ['ekyc.rejected', 4, 1, 8, false],
  ['ekyc.success', 4, 1, 9, false],
  ['consent.waiting', 4, 1, 1, false],
  ['esign', 4, 2, 2, false],
  ['rm.revision', 4, 1, 3, false],
  ['not.eligible', 4, 1, 12, false],
  ['active.borrower', 4, 1, 10, false],
  ['active.corporate', 4, 2, 10, false],
  ['active.funder', 5, 1, 10, false],
  ['active.funder.corporate', 5, 2, 10, false],
  ['active.partner', 6, null, 10, false],
  ['heavy', 4, 2, 5, false],
  ['active.heavy', 4, 2, 10, false],
  ['merchant', 4, 1, 5, false],
  ['invalid', 99, 1, 4, false],
  ['backoffice', 1, 1, 10, false],
];

const detailOf = async (name: string): Promise<Schemas['UserDetail']> => {
  const answer = await (await signIn(mock, name)).get('/identity/user/detail');
  return answer.body?.data as Schemas['UserDetail'];
};

interface Somebody {
  nik?: string | null;
  npwp?: string | null;
  phone_number?: string | null;
  birth_date?: string | null;
  gender_id?: number | null;
}

/** All who have a name in the data: users, spouses, persons in charge, cards of companies. */
function everybody(): Somebody[] {
  const { users, pics, shareholders } = mock.server.store.tables;
  return [
    ...users.flatMap(({ information, spouse }): Somebody[] => [information, spouse]),
    ...pics.map(({ information }) => information),
    ...shareholders,
  ];
}

describe('The default data set', () => {
  it.each(people)('has %s', async (name, roleId, typeId, statusId, hasPartner) => {
    const detail = await detailOf(name);
    expect(detail).toMatchObject({
      email: `${name}@bos.test`,
      role_id: roleId,
      type_id: typeId,
      onboarding_status_id: statusId,
    });
    expect(detail.partner_id !== null).toBe(hasPartner);
  });

  it('has nobody else', async () => {
    const listed = await mock.control<{ email: string }[]>('GET', '/people');
    const names = listed.map(({ email }) => email.replace('@bos.test', ''));
    expect(names.sort()).toEqual(people.map(([name]) => name).sort());
  });

  it.each(people.filter(([name]) => name !== 'unverified').map(([name]) => [name]))(
    'lets %s sign in with the one password',
    async (name) => {
      const answer = await mock.login(name);
      expect(answer.status).toBe(200);
      expect(answer.body?.data).toMatchObject({ is_need_otp: name.startsWith('otp') });
    },
  );

  it.each([
    'active.borrower',
    'active.corporate',
    'active.funder',
    'active.funder.corporate',
    'active.partner',
  ])('has 120 notifications for %s, of which 104 are unread', async (name) => {
    const person = await signIn(mock, name);
    const list = `/notification/notif/list-by-user/${person.id}?limit=999`;
    expect((await person.get(list)).body).toMatchObject({ pagination: { total_row: 120 } });
    const count = await person.get(`/notification/notif/unread-count/${person.id}`);
    expect(count.body?.data).toEqual({ count_unread: 104 });
  });

  it('has a new applicant with only a name and a telephone number', async () => {
    const { information, documents, addresses, bos_family } = await detailOf('otp.applicant');
    const { name, email, phone_number, ...rest } = information;
    expect([name, email, phone_number]).not.toContain(null);
    expect(Object.values(rest).every((value) => value === null)).toBe(true);
    expect(
      Object.values(addresses)
        .flat()
        .every((value) => value === null),
    ).toBe(true);
    expect(documents.ktp).toBeNull();
    expect(bos_family).toBeNull();
  });

  it('has the birth date and the gender of each person in the NIK', () => {
    for (const { nik, birth_date: date, gender_id: gender } of everybody()) {
      if (!nik || !date) continue;
      const [year = '', month = '', day = ''] = date.split('-');
      const woman = String(Number(day) + 40);
      // A person in charge and a spouse have no gender.
      const days = gender === 2 ? [woman] : gender === 1 ? [day] : [day, woman];
      expect(days.map((text) => `${text}${month}${year.slice(2)}`)).toContain(nik.slice(6, 12));
    }
  });

  it('has a different NIK, NPWP and telephone number for each person', () => {
    for (const key of ['nik', 'npwp', 'phone_number'] as const) {
      const given = everybody().flatMap((someone) => someone[key] ?? []);
      expect(given.length).toBeGreaterThan(50);
      expect(new Set(given).size).toBe(given.length);
    }
  });

  it('has a different home, mother and employer for each person, and an address for each company', () => {
    const { users } = mock.server.store.tables;
    const valuesOf = (value: (user: (typeof users)[number]) => string | null | undefined) =>
      users.flatMap((user) => value(user) ?? []);
    const all = [
      valuesOf(({ addresses }) => addresses.ktp?.address),
      valuesOf(({ addresses }) => addresses.company?.address),
      valuesOf(({ information }) => information.mother_name),
      valuesOf(({ information }) => information.company_name),
      valuesOf(({ information }) => information.company_phone_number),
    ];
    for (const given of all) {
      expect(given.length).toBeGreaterThan(6);
      expect(new Set(given).size).toBe(given.length);
    }
  });

  it('gives every telephone of a company the area code of its city', () => {
    const areaOf: Record<number, string> = { 3578: '031', 3273: '022' };
    const seated = mock.server.store.tables.users.filter(({ addresses }) => addresses.company);
    for (const { addresses, information } of seated) {
      const code = areaOf[addresses.company?.city_id ?? 0];
      expect(information.company_phone_number?.slice(0, 3)).toBe(code);
    }
  });

  it('has mailed the link to the consent of consent.waiting', async () => {
    const [mail] = await mock.outbox('consent.waiting@bos.test');
    const id = mail?.link?.replace('http://localhost:3000/bos/form_consent/', '');
    const path = '/api/identity/user/emergency-contact/consent/generate';
    const answer = await mock.call('POST', path, { body: { id } });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('application/pdf');
  });
});
