import { missingInList, totalOwnership } from '@/domain/onboarding/shareholders';
import { loadScenario, readScenario } from './loadScenario';

const NOW_MS = Date.parse('2026-03-18T09:00:00+07:00');

const head = 'description: Test\npassword: Rahasia#2026\n';
const read = (text: string) => readScenario(text, 'test.yaml');
const tablesOf = (people: string) => read(`${head}people:\n${people}`).makeTables(NOW_MS);

describe('A scenario', () => {
  it.each(['nothing', '../default', 'default.yaml', ''])(
    'does not exist under the name %j',
    (name) => {
      expect(() => loadScenario(name)).toThrow(/^There is no scenario .*there are: .*default/);
    },
  );

  it('makes the same store from the same file and time', () => {
    const scenario = loadScenario('default');
    expect(scenario.makeTables(NOW_MS)).toEqual(scenario.makeTables(NOW_MS));
  });

  it('accepts names for roles, types and statuses', () => {
    const { users } = tablesOf(
      '  - { email: a@bos.test, role: funder, type: corporate, status: e-KYC Waiting, terms: null }',
    );
    expect(users).toMatchObject([
      { id: 101, role_id: 5, type_id: 2, onboarding_status_id: 6, tnc: null, is_verified: true },
    ]);
  });

  it('has times relative to now', () => {
    const tables = tablesOf(`
  - email: a@bos.test
    consultation: { date: in 3 weekdays, time: '10:00' }
    partner: { id: 1, name: PT Mitra, since: 2 years ago }
    collaterals:
      - { document_type_id: 43, description: BPKB, value: 1, publish_date: 3 days ago, file: a.pdf }
    financial_statements:
      - { period: 3 months ago, document_type_id: 20, document: neraca.pdf }
    banks:
      - { bank_id: 14, account_no: '12345', account_name: A, account_type_id: 1, statement_months: 3 }
`);
    // A Wednesday, so that the weekend lies between.
    expect(tables.consultation_schedules).toMatchObject([{ date: '2026-03-23', time: '10:00' }]);
    expect(tables.users).toMatchObject([{ partner_relation_start_date: '2024-03-18' }]);
    expect(tables.collaterals).toMatchObject([{ publish_date: '2026-03-15', expired_date: null }]);
    expect(tables.financial_statements).toMatchObject([{ month: 12, year: 2025 }]);
    expect(tables.bank_statements).toMatchObject([
      { month: 2, year: 2026 },
      { month: 1, year: 2026 },
      { month: 12, year: 2025 },
    ]);
  });

  it('generates the files that it names, each for its owner', () => {
    const { users, files } = tablesOf(
      '  - { email: a@bos.test, documents: { ktp: ktp.png, others: [{ name: Surat, file: b.pdf }] } }',
    );
    expect(users[0]?.documents.ktp).toEqual({
      file_name: 'ktp.png',
      path_url: '/files/101-ktp.png',
    });
    expect(users[0]?.documents.others).toMatchObject([
      { id: 1, name: 'Surat', file_name: 'b.pdf' },
    ]);
    const [picture, paper] = files.map(({ content }) => Buffer.from(content, 'base64'));
    expect(picture?.subarray(1, 4).toString()).toBe('PNG');
    expect(paper?.subarray(0, 5).toString()).toBe('%PDF-');
    expect(files.every((file) => file.user_id === 101)).toBe(true);
  });

  it('generates notifications, of which the newest are unread', () => {
    const { notifications } = tablesOf(
      '  - { email: a@bos.test, notifications: { count: 120, unread: 104 } }',
    );
    expect(notifications).toHaveLength(120);
    const read = notifications.map(({ read_status }) => read_status);
    expect(read.filter((isRead) => !isRead)).toHaveLength(104);
    expect(read.indexOf(false)).toBe(16);
    const times = notifications.map(({ created_at }) => created_at);
    expect(times).toEqual([...times].sort());
  });

  it('gives people the values of their template, which their own values override', () => {
    const { users } = read(`${head}
templates:
  base: { role: borrower, information: { gender_id: 1, religion_id: 2 } }
  woman: { template: base, type: individual, information: { gender_id: 2 } }
people:
  - { email: a@bos.test, template: woman, information: { religion_id: 3 } }
`).makeTables(NOW_MS);
    expect(users).toMatchObject([
      { role_id: 4, type_id: 1, information: { gender_id: 2, religion_id: 3 } },
    ]);
  });

  it('sets the person in charge and the cards of a company', () => {
    const tables = tablesOf(`
  - email: a@bos.test
    pic: { ktp: ktp.png, information: { name: Ratna Sari } }
    shareholders:
      - { name: Siti, shareholder_type_ids: [1], shareholder_position_id: 2, ktp_document: k.png }
      - { name: PT Induk, is_corporate: true, shareholder_type_ids: [2], ownership_percentage: 75 }
`);
    expect(tables.pics).toMatchObject([
      { user_id: 101, address: null, ktp: { file_name: 'ktp.png' }, id_card: null },
    ]);
    expect(tables.pics[0]?.information).toMatchObject({ name: 'Ratna Sari', nik: null });
    expect(tables.shareholders).toMatchObject([
      { id: 1, is_corporate: false, ktp_document: { file_path: '/files/101-k.png' }, email: null },
      { id: 2, is_corporate: true, ownership_percentage: 75, npwp_document: null },
    ]);
  });

  it.each([1, 2, 3, 7, 50, 99])(
    'makes up %d complete cards that own the whole together, each somebody else',
    (count) => {
      const { shareholders: cards } = tablesOf(
        `  - { email: a@bos.test, shareholders: { count: ${count} } }`,
      );
      expect(cards).toHaveLength(count);
      expect(missingInList(cards)).toEqual([]);
      expect(totalOwnership(cards)).toBe(100);
      for (const key of ['email', 'nik', 'npwp', 'phone_number'] as const) {
        const given = cards.flatMap((card) => card[key] ?? []);
        expect(new Set(given).size).toBe(given.length);
      }
      for (const { nik, birth_date: date, gender_id: gender } of cards.filter((card) => card.nik)) {
        const [year = '', month = '', day = ''] = date?.split('-') ?? [];
        const dayInNik = String(Number(day) + (gender === 2 ? 40 : 0)).padStart(2, '0');
        expect(nik?.slice(6, 12)).toBe(`${dayInNik}${month}${year.slice(2)}`);
        expect(nik).toHaveLength(16);
      }
      expect(cards.every(({ npwp }) => npwp?.length === 15)).toBe(true);
    },
  );

  it('sets expired tokens, and another lifetime of tokens', () => {
    const { tokens, token_life_s } = read(`${head}
token_life_s: { session: 90 }
people:
  - email: a@bos.test
    tokens: [{ kind: reset, token: old-link, expires: 2 hours ago }]
`).makeTables(NOW_MS);
    expect(tokens).toEqual([
      { kind: 'reset', token: 'old-link', user_id: 101, expires_at_ms: NOW_MS - 2 * 3_600_000 },
    ]);
    expect(token_life_s).toEqual({ session: 90 });
  });

  it('may set faults and flags', () => {
    const scenario = read(
      `${head}flags: { main-menu: true }\nfaults: [{ method: GET, path: /x, status: 500 }]\npeople: []`,
    );
    expect(scenario.faults).toEqual([{ method: 'GET', path: '/x', status: 500 }]);
    expect(scenario.makeTables(NOW_MS).flags).toEqual({ 'main-menu': true });
  });
});
