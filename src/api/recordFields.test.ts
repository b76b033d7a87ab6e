import { object, UNREADABLE } from './readers';
import { bankAccountFields, bankStatementFields, shareholderFields } from './recordFields';
import { userDetailFields } from './userDetailFields';

const readUserDetail = object(userDetailFields);
const readBank = object(bankAccountFields);
const readStatement = object(bankStatementFields);
const readShareholder = object(shareholderFields);

const FILE = { file_name: 'a.pdf', path_url: '/files/a.pdf' };

test('F8: what is missing, null or of a wrong type is the empty form of its field', () => {
  for (const broken of [undefined, null, {}, []]) {
    const bank = readBank({
      id: 1,
      bank_id: 2,
      account_name: broken,
      branch_name: broken,
      is_open: broken,
    });
    expect(bank).toMatchObject({ account_name: '', branch_name: null, is_open: false });
    const shareholder = readShareholder({
      id: 1,
      gender_id: broken,
      is_public: broken,
      shareholder_type_ids: broken,
      ktp_document: broken,
    });
    expect(shareholder).toMatchObject({
      gender_id: null,
      is_public: null,
      shareholder_type_ids: [],
      ktp_document: null,
    });
  }
});

test('F8: a number that is never null has no empty form', () => {
  for (const broken of [undefined, null, 'x', {}]) {
    expect(readBank({ id: broken, bank_id: 2 })).toBe(UNREADABLE);
    expect(readUserDetail({ id: broken })).toBe(UNREADABLE);
  }
});

test('F8: a file without its path counts as missing', () => {
  const documents = {
    ktp: { file_name: 'ktp.jpg' },
    npwp: FILE,
    deed_of_establishment: FILE,
    business_photos: [FILE, null, { file_name: 'no path' }],
    others: [{ ...FILE, id: 3 }, { id: 4 }, FILE],
  };
  expect(readUserDetail({ id: 7, documents })).toMatchObject({
    documents: {
      ktp: null,
      npwp: FILE,
      deed_of_establishment: { ...FILE, number: null, validity_date: null },
      business_photos: [FILE],
      others: [{ ...FILE, id: 3, name: '', created_at: '' }],
    },
  });
  const statement = { id: 1, bank_id: 2, month: 3, year: 2024 };
  expect(readStatement({ ...statement, document: FILE })).toMatchObject({ document: FILE });
  for (const document of [undefined, null, [], {}, { file_name: 'a.pdf' }])
    expect(readStatement({ ...statement, document })).toBe(UNREADABLE);
});

test('F8: a missing part of a detail is its empty form, a text in its place is unreadable', () => {
  for (const missing of [undefined, null, []])
    expect(readUserDetail({ id: 7, information: missing, addresses: missing })).toMatchObject({
      information: { name: null, gender_id: null, is_ekyc: null },
      addresses: { ktp: null, others: [] },
    });
  for (const broken of ['nonsense', 7, true, [null]])
    expect(readUserDetail({ id: 7, information: broken })).toBe(UNREADABLE);
});

test('F8: what may be null is null where it cannot be read; an address may lack every field', () => {
  const detail = readUserDetail({
    id: 7,
    category: { name: 'no id' },
    bos_family: [],
    addresses: { ktp: {}, company: 'nonsense', others: [null, { rt_rw: '001/002' }] },
  });
  expect(detail).toMatchObject({
    category: null,
    bos_family: null,
    addresses: {
      ktp: { address: null, province_id: null },
      company: null,
      others: [{ address: null, rt_rw: '001/002' }],
    },
  });
  expect(detail).toHaveProperty('addresses.others.length', 1);
});

test('W8: fields that the contract does not have are left out of records and of their parts', () => {
  const detail = readUserDetail({
    id: 7,
    later: 1,
    spouse: { later: 2 },
    bos_family: { later: 3 },
  });
  expect(detail).not.toHaveProperty('later');
  expect(detail).not.toHaveProperty('spouse.later');
  expect(detail).toMatchObject({ bos_family: { name: null, relationship_id: null } });
  expect(detail).not.toHaveProperty('bos_family.later');
});
