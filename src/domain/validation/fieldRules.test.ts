import { array, object, ValidationError, type AnyObjectSchema } from 'yup';
import { inIndonesian } from '@/testing/oracle/inIndonesian';
import { firstOf } from './check';
import { fieldRules } from './fieldRules';
import { textRule } from './rule';
import { checkOtherName, checkPersonName } from './textChecks';

const TODAY = '2026-11-20';

/** The messages by field, as a form shows them. */
function errorsOf(schema: AnyObjectSchema, values: unknown): Record<string, string> {
  try {
    schema.validateSync(values, { abortEarly: false });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return Object.fromEntries(
      error.inner.map(({ path, message }) => [path ?? '', inIndonesian(message)]),
    );
  }
}

describe('the rules of a form', () => {
  it('require every value that is not optional, with one message at each field', () => {
    const rules = {
      ...Object.fromEntries(
        (
          [
            'personName',
            'companyName',
            'accountHolder',
            'birthPlace',
            'email',
            'shortText',
            'description',
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
            'choice',
            'file',
          ] as const
        ).map((name) => [name, fieldRules[name]()]),
      ),
      birthDate: fieldRules.birthDate(TODAY),
      pastDate: fieldRules.pastDate(TODAY),
      consultationDate: fieldRules.consultationDate(TODAY),
      reportYear: fieldRules.reportYear(TODAY),
      reportMonth: fieldRules.reportMonth(TODAY, 'reportYear'),
      expiryDate: fieldRules.expiryDate('date'),
    };
    const everywhere = Object.fromEntries(
      Object.keys(rules).map((name) => [name, 'Tidak boleh kosong']),
    );
    const blanks = [undefined, null, '', '  \u00a0\u200b'];
    for (const blank of blanks) {
      const values = Object.fromEntries(Object.keys(rules).map((name) => [name, blank]));
      expect(errorsOf(object(rules), values)).toEqual(everywhere);
    }
    expect(errorsOf(object(rules), {})).toEqual(everywhere);
  });

  it('allow an optional value to be blank, and check one that is not', () => {
    const schema = object({
      npwp: fieldRules.npwp({ isOptional: true }),
      email: fieldRules.email({ isOptional: true }),
      expiry: fieldRules.date({ isOptional: true }),
      document: fieldRules.file({ isOptional: true }),
      scale: fieldRules.choice({ isOptional: true }),
    });
    const blank = { npwp: '', email: null, expiry: undefined, document: null, scale: '' };
    expect(errorsOf(schema, blank)).toEqual({});
    expect(errorsOf(schema, { npwp: '1', email: 'a', expiry: '31/02/2020' })).toEqual({
      npwp: 'NPWP wajib 15 atau 16 angka',
      email: 'Email tidak valid',
      expiry: 'Isi tanggal yang benar dengan format DD/MM/YYYY',
    });
  });

  it('accept false and zero as values, and need a file to have a name and a path', () => {
    const schema = object({ choice: fieldRules.choice(), file: fieldRules.file() });
    const file = { fileName: 'ktp.jpg', pathUrl: '/files/1' };
    expect(errorsOf(schema, { choice: false, file })).toEqual({});
    expect(errorsOf(schema, { choice: 0, file: { ...file, pathUrl: '' } })).toEqual({
      file: 'Tidak boleh kosong',
    });
    expect(errorsOf(schema, { choice: NaN, file: 'ktp.jpg' })).toEqual({
      choice: 'Tidak boleh kosong',
      file: 'Tidak boleh kosong',
    });
  });

  it('require a declaration to be ticked', () => {
    const schema = object({ isTrue: fieldRules.ticked() });
    expect(errorsOf(schema, { isTrue: true })).toEqual({});
    for (const isTrue of [false, undefined, null, 'true']) {
      expect(errorsOf(schema, { isTrue })).toEqual({
        isTrue: 'Centang pernyataan ini untuk melanjutkan',
      });
    }
  });

  it('compare the dates and months of the same card', () => {
    const card = object({
      expiredDate: fieldRules.expiryDate('publishDate', { isOptional: true }),
      month: fieldRules.reportMonth(TODAY, 'year'),
    });
    const schema = object({ cards: array(card) });
    expect(
      errorsOf(schema, {
        cards: [
          { publishDate: '2025-01-01', expiredDate: '31/12/2024', year: 2026, month: 12 },
          { publishDate: '2025-01-01', expiredDate: '2025-01-02', year: 2025, month: 12 },
          { publishDate: 'entah', expiredDate: '2024-01-02', year: '2026', month: '11' },
        ],
      }),
    ).toEqual({
      'cards[0].expiredDate': 'Tanggal kedaluwarsa harus setelah tanggal terbit',
      'cards[0].month': 'Bulan laporan belum dimulai, pilih bulan sebelumnya',
    });
  });

  it('combine two checks', () => {
    const schema = object({ name: textRule(firstOf(checkPersonName, checkOtherName('Budi'))) });
    expect(errorsOf(schema, { name: 'Budi 7' })).toEqual({
      name: 'Gunakan huruf, spasi, titik, koma, tanda petik, atau tanda hubung saja',
    });
    expect(errorsOf(schema, { name: ' BUDI ' })).toEqual({
      name: 'Isi nama orang lain, bukan nama Anda sendiri',
    });
  });

  it('do not throw for values of any other type', () => {
    const schema = object(
      Object.fromEntries(
        (['personName', 'email', 'nik', 'date', 'income', 'choice', 'file'] as const).map(
          (name) => [name, fieldRules[name]()],
        ),
      ),
    );
    for (const value of [{}, [], 5, true, Symbol.iterator, () => 1, new Date(0)]) {
      const values = Object.fromEntries(Object.keys(schema.fields).map((name) => [name, value]));
      expect(() => errorsOf(schema, values)).not.toThrow();
    }
  });
});
