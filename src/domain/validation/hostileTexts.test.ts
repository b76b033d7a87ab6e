import fc from 'fast-check';
import { runs, sampleOf, SEED } from '@/testing/exploration/sample';
import { inIndonesian } from '@/testing/oracle/inIndonesian';
import { watched } from '@/testing/oracle/watched';
import { checkShare } from '../ownership/shareChecks';
import { fieldRules } from './fieldRules';
import { normaliseText } from './normalise';
import { checkGivenPassword, checkNewPassword } from './password';

const TODAY = '2026-11-20';

const names = [
  'personName',
  'companyName',
  'accountHolder',
  'birthPlace',
  'email',
  'shortText',
  'description',
  'deedNumber',
  'nik',
  'npwp',
  'nib',
  'phone',
  'rtRw',
  'postalCode',
  'accountNo',
  'income',
  'amount',
  'count',
  'lengthOfWork',
  'date',
  'consultationTime',
] as const;

const schemas = {
  ...Object.fromEntries(names.map((name) => [name, fieldRules[name]()])),
  birthDate: fieldRules.birthDate(TODAY),
  pastDate: fieldRules.pastDate(TODAY),
  consultationDate: fieldRules.consultationDate(TODAY),
  reportYear: fieldRules.reportYear(TODAY),
  reportMonth: fieldRules.reportMonth(TODAY, 'year'),
  expiryDate: fieldRules.expiryDate('issued'),
};

/** Rules for values that are not texts. */
const NOT_OF_TEXTS = ['choice', 'file', 'businessPhotos', 'ticked'];

test('I2: every rule for texts is tested with hostile texts', () => {
  const known = [...Object.keys(schemas), ...NOT_OF_TEXTS];
  expect(known.sort()).toEqual(Object.keys(fieldRules).sort());
});

/** The message for a value, or null where it is accepted. */
function verdict(schema: (typeof schemas)[keyof typeof schemas], value: unknown): string | null {
  try {
    schema.validateSync(value);
    return null;
  } catch (error) {
    return inIndonesian((error as Error).message);
  }
}

const seeds = [
  '1',
  'a',
  ' ',
  '.',
  '-',
  '/',
  '@',
  ',',
  "'",
  '0',
  '\u200b',
  '\u00a0',
  '\t',
  'é',
  '😀',
];
const attacks = seeds.flatMap((seed) => [
  seed.repeat(50_000),
  `${seed.repeat(50_000)}!`,
  `a@${seed.repeat(50_000)}`,
  `1${seed.repeat(50_000)}1`,
]);

const hostile = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.string({ unit: 'grapheme', maxLength: 200 }),
  fc.constantFrom(
    '\u0000',
    '\ud800',
    '\u202e',
    'e\u0301'.repeat(200),
    '👨‍👩‍👧',
    '__proto__',
    '{0}',
    '${x}',
  ),
);

describe.each(Object.entries(schemas))('the rule %s', (_, schema) => {
  it(`gives any text a result with a message, and the same one twice (seed ${SEED})`, () => {
    fc.assert(
      fc.property(hostile, (text) => {
        expect(verdict(schema, text)).toBe(verdict(schema, text));
      }),
      runs(300),
    );
  });

  it('I2: accepts no text of 50,000 characters, and is not slowed by any', () => {
    const passed = sampleOf(attacks, 20).filter(
      (text) => watched(() => verdict(schema, text)) === null,
    );
    expect(passed.filter((text) => normaliseText(text).length > 1000)).toEqual([]);
  });
});

it.each([
  ['a password at sign-in', checkGivenPassword],
  ['a new password', checkNewPassword],
  ['a share of a company', checkShare],
])('I2: %s is judged at once, however long it is', (_, check) => {
  for (const text of attacks) expect(watched(() => check(text))).not.toBeNull();
});

it(`a password of any characters is accepted unchanged (seed ${SEED})`, () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', minLength: 1, maxLength: 255 }), (password) => {
      fc.pre(password.length <= 255);
      expect(checkGivenPassword(password)).toBeNull();
      expect(() => checkNewPassword(password)).not.toThrow();
    }),
    runs(1_000),
  );
});
