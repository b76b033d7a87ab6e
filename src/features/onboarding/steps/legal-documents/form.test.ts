import type { Documents } from '@/api/wire';
import { contractAccepts } from '@/testing/mock/contractAccepts';
import { formMessages } from '@/testing/onboarding/formMessages';
import { contextWith } from '@/testing/onboarding/onboardingContext';
import { messageRef } from '@/primitives/messageRef';
import { legalDocuments, save, type LegalDocumentsValues } from './form';

const form = { ...legalDocuments, save };
import { NEW_OTHER, type OtherValues } from './others';

const REQUIRED = 'Tidak boleh kosong';

const file = (name: string) => ({ fileName: name, pathUrl: `/files/${name}` });
const ref = (name: string) => ({ file_name: name, path_url: `/files/${name}` });

const NO_DEED = { document: null, number: '', validityDate: '' };
const DEED = { document: file('akta.pdf'), number: '17', validityDate: '2012-05-21' };
const storedDeed = { ...ref('akta.pdf'), number: '17', validity_date: '2012-05-21' };

const filled: LegalDocumentsValues = {
  establishment: DEED,
  establishmentDecree: file('sk.pdf'),
  nibDocument: file('nib.pdf'),
  npwpDocument: file('npwp.pdf'),
  companyProfile: null,
  change: NO_DEED,
  changeDecree: null,
  others: {},
};

const storedDocuments: Partial<Documents> = {
  deed_of_establishment: storedDeed,
  kemenkumham_deed_of_establishment: ref('sk.pdf'),
  nib: ref('nib.pdf'),
  npwp: ref('npwp.pdf'),
};

const applicant = contextWith();
const answered = contextWith({ documents: storedDocuments });

const other = (name: string, path = `${name}.pdf`): OtherValues => ({
  ...NEW_OTHER,
  name,
  document: file(path),
});

const messages = (values: Partial<LegalDocumentsValues>) =>
  formMessages(form, { ...filled, ...values }, applicant);

test.each<[string, Partial<LegalDocumentsValues>]>([
  ['the required documents alone', {}],
  ['a deed of change with number and date', { change: DEED }],
  ['a decree on a change without its deed', { changeDecree: file('sk.pdf') }],
  [
    'other documents under names of their own',
    { others: { new1: other('Izin'), new2: other('Izin 2') } },
  ],
])('accepts %s', (_what, values) => {
  expect(messages(values)).toEqual({});
});

test.each<[string, Partial<LegalDocumentsValues>, Record<string, string>]>([
  [
    'a deed of establishment without anything',
    { establishment: NO_DEED },
    {
      'establishment.document': REQUIRED,
      'establishment.number': REQUIRED,
      'establishment.validityDate': REQUIRED,
    },
  ],
  [
    'a deed of change without number and date',
    { change: { ...NO_DEED, document: file('akta.pdf') } },
    { 'change.number': REQUIRED, 'change.validityDate': REQUIRED },
  ],
  [
    'the number of a deed of change alone',
    { change: { ...NO_DEED, number: '8' } },
    { 'change.document': REQUIRED, 'change.validityDate': REQUIRED },
  ],
  [
    'the date of a deed of change alone',
    { change: { ...NO_DEED, validityDate: '2020-01-31' } },
    { 'change.document': REQUIRED, 'change.number': REQUIRED },
  ],
  [
    'another document without name and file',
    { others: { new1: NEW_OTHER } },
    { 'others.new1.name': REQUIRED, 'others.new1.document': REQUIRED },
  ],
])('refuses %s', (_what, values, expected) => {
  expect(messages(values)).toEqual(expected);
});

test('what was taken off the list is not judged', () => {
  const removed = { ...NEW_OTHER, name: 'Izin', isRemoved: true };
  expect(messages({ others: { stored1: removed, new1: other('Izin') } })).toEqual({});
});

test('an untouched form misses the required documents', () => {
  expect(form.missing(applicant)).toEqual([
    messageRef('onboardingLegal.establishment.document'),
    messageRef('onboardingLegal.establishment.number'),
    messageRef('onboardingLegal.establishment.validityDate'),
    messageRef('onboardingLegal.documents.establishmentDecree'),
    messageRef('onboardingLegal.documents.nibDocument'),
    messageRef('onboardingLegal.documents.npwpDocument'),
  ]);
  expect(form.missing(answered)).toEqual([]);
});

test('a stored document without a name is missed', () => {
  const unnamed = { ...ref('izin.pdf'), id: 1, name: '', created_at: '' };
  const context = contextWith({ documents: { ...storedDocuments, others: [unnamed] } });
  expect(form.missing(context)).toEqual([messageRef('onboardingLegal.documents.others')]);
});

test('sends each document under its key, deeds with number and date', () => {
  const values = {
    ...filled,
    change: { ...DEED, number: ' AHU  8 ' },
    others: { new1: other('Izin') },
  };
  expect(form.save(values, applicant)).toEqual([
    {
      kind: 'detail',
      body: {
        documents: {
          deed_of_establishment: storedDeed,
          kemenkumham_deed_of_establishment: ref('sk.pdf'),
          nib: ref('nib.pdf'),
          npwp: ref('npwp.pdf'),
          deed_of_change_compositions: { ...storedDeed, number: 'AHU 8' },
          others: [{ name: 'Izin', ...ref('Izin.pdf') }],
        },
      },
    },
  ]);
});

test('whatever is accepted as the number of a deed, the server takes', () => {
  for (const number of ['a'.repeat(60), '👩‍👩‍👧'.repeat(12), ' 17\u200b ', 'AHU-0012345.AH.01.02']) {
    const values = { ...filled, establishment: { ...DEED, number } };
    expect(messages(values)).toEqual({});
    const [call] = form.save(values, applicant);
    const { documents } = call?.body as {
      documents: { deed_of_establishment: { number: string } };
    };
    const { number: sent } = documents.deed_of_establishment;
    expect(contractAccepts('DeedUpdate', 'number', sent)).toBe(true);
  }
});

test('I7: a form in which nothing was changed sends nothing', () => {
  const others = [{ ...ref('izin.pdf'), id: 4, name: ' Izin  Usaha', created_at: '' }];
  const context = contextWith({ documents: { ...storedDocuments, others } });
  expect(form.save(form.initialValues(context), context)).toEqual([]);
});

test('I7: of a deed only what was touched is rewritten, and one that was emptied is removed', () => {
  const context = contextWith({
    documents: {
      ...storedDocuments,
      deed_of_establishment: { ...storedDeed, number: ' no.  17 ', validity_date: '21-05-2012' },
      deed_of_change_compositions: storedDeed,
    },
  });
  const untouched = form.initialValues(context);
  const establishment = { ...untouched.establishment, validityDate: '2012-05-22' };
  expect(form.save({ ...untouched, establishment, change: NO_DEED }, context)).toEqual([
    {
      kind: 'detail',
      body: {
        documents: {
          deed_of_establishment: {
            ...ref('akta.pdf'),
            number: ' no.  17 ',
            validity_date: '2012-05-22',
          },
          deed_of_change_compositions: null,
        },
      },
    },
  ]);
});
