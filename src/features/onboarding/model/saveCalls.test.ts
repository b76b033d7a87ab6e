import { saveCalls } from './saveCalls';

test('parts that hold nothing are left out, and without any part there is no call', () => {
  expect(saveCalls({ information: {}, spouse: { name: 'Andi' } })).toEqual([
    { kind: 'detail', body: { spouse: { name: 'Andi' } } },
  ]);
  expect(saveCalls({ information: {} })).toEqual([]);
});

test('false is an answer', () => {
  expect(saveCalls({ detail: { is_domicile_same_as_ktp: false } })).toEqual([
    { kind: 'detail', body: { is_domicile_same_as_ktp: false } },
  ]);
});

test('what is stored in parts of parts goes under their names, and null removes it', () => {
  const changes = {
    documents: { nib: null },
    'documents.deed_of_change_compositions': null,
    'addresses.ktp': { postal_code: '12190' },
    'addresses.company': undefined,
    'pic.information': { name: 'Andi' },
  };
  expect(saveCalls(changes)).toEqual([
    {
      kind: 'detail',
      body: {
        documents: { nib: null, deed_of_change_compositions: null },
        addresses: { ktp: { postal_code: '12190' } },
      },
    },
    { kind: 'pic', body: { information: { name: 'Andi' } } },
  ]);
});
