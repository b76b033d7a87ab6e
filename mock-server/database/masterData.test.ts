import { masterLists } from './masterData';

const namesOf = (list: keyof typeof masterLists): string[] =>
  masterLists[list].map((item) => item.name);

test('the mock has every master list of the specification', () => {
  expect(Object.keys(masterLists).sort()).toEqual([
    'account-types',
    'banks',
    'business-address-categories',
    'business-sectors',
    'company-scales',
    'company-types',
    'document-statuses',
    'document-types',
    'economic-sectors',
    'educations',
    'genders',
    'home-ownerships',
    'marital-statuses',
    'monthly-incomes',
    'occupations',
    'partner-commitments',
    'positions',
    'relationships',
    'religions',
    'remark-transfers',
    'shareholder-positions',
    'shareholder-types',
    'sources-of-income',
  ]);
});

test.each(Object.entries(masterLists))('the list %s has unique ids and names', (_list, items) => {
  expect(new Set(items.map((item) => item.id)).size).toBe(items.length);
  expect(new Set(items.map((item) => item.name)).size).toBe(items.length);
  expect(items.filter((item) => item.name.trim() !== item.name || item.name === '')).toEqual([]);
});

test.each([
  ['marital-statuses', 1, 'Kawin'],
  ['marital-statuses', 2, 'Belum Kawin'],
  ['marital-statuses', 3, 'Cerai Hidup'],
  ['marital-statuses', 4, 'Cerai Mati'],
  ['sources-of-income', 3, 'Lainnya'],
  ['company-scales', 3, 'Menengah'],
  ['shareholder-positions', 1, 'Direktur Utama'],
  ['shareholder-positions', 2, 'Direktur'],
  ['shareholder-positions', 3, 'Komisaris Utama'],
  ['shareholder-positions', 4, 'Komisaris'],
  ['shareholder-types', 1, 'Pengurus'],
  ['shareholder-types', 2, 'Pemegang Saham'],
] as const)('in %s the id %d is %s', (list, id, name) => {
  expect(masterLists[list].find((item) => item.id === id)?.name).toBe(name);
});

test.each(['positions', 'relationships', 'remark-transfers', 'partner-commitments'] as const)(
  "one can choose 'Lainnya' in %s",
  (list) => {
    expect(namesOf(list)).toContain('Lainnya');
  },
);

test.each(['bank_statement', 'financial_statement', 'collateral'] as const)(
  'there are document types for a %s',
  (kind) => {
    expect(masterLists['document-types'].filter((type) => type.kind === kind)).not.toEqual([]);
  },
);

test('the banks are the Indonesian ones with their three-digit codes', () => {
  expect(masterLists.banks.length).toBeGreaterThan(100);
  expect(masterLists.banks.filter((bank) => !/^\d{3}$/.test(bank.code))).toEqual([]);
  expect(masterLists.banks).toContainEqual({
    id: 14,
    name: 'Bank Central Asia (BCA)',
    code: '014',
  });
  expect(masterLists.banks).toContainEqual({
    id: 451,
    name: 'Bank Syariah Indonesia (BSI)',
    code: '451',
  });
});
