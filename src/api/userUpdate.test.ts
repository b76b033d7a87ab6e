import { withoutEmptyDocuments } from './userUpdate';

test('a document that was never chosen is left out; null, which removes one, goes out', () => {
  const ktp = { file_name: 'ktp.jpg', path_url: '/files/1' };
  expect(
    withoutEmptyDocuments({
      documents: { ktp, npwp: { file_name: '', path_url: '' }, nib: null },
      spouse: { name: 'Budi', ktp_document: { file_name: '', path_url: '' } },
    }),
  ).toEqual({ documents: { ktp, nib: null }, spouse: { name: 'Budi' } });
});

test('a part that holds nothing any more is left out as a whole', () => {
  expect(
    withoutEmptyDocuments({
      information: { name: 'Siti' },
      documents: { ktp: { file_name: '', path_url: '' } },
    }),
  ).toEqual({ information: { name: 'Siti' } });
});

test('the answer that there is no family, and the removal of an address, go out as they are', () => {
  const update = { bos_family: { name: null, relationship_id: null }, addresses: { ktp: null } };
  expect(withoutEmptyDocuments(update)).toEqual(update);
});
