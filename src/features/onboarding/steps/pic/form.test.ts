import type { Pic } from '@/api/wire';
import { formMessages } from '@/testing/onboarding/formMessages';
import { contextWith } from '@/testing/onboarding/onboardingContext';
import { messageRef } from '@/primitives/messageRef';
import { pic as form, type PicValues } from './form';

const file = (name: string) => ({ fileName: name, pathUrl: `/files/${name}` });
const ref = (name: string) => ({ file_name: name, path_url: `/files/${name}` });

const emptyPic: Pic = {
  address: null,
  ktp: null,
  id_card: null,
  appointment_letter: null,
  information: {
    name: null,
    email: null,
    phone_number: null,
    nik: null,
    npwp: null,
    birth_place: null,
    birth_date: null,
    position_id: null,
    division: null,
  },
};

const storedPic: Pic = {
  address: 'Jalan Kertajaya 31',
  ktp: ref('ktp.png'),
  id_card: ref('kartu.png'),
  appointment_letter: ref('surat.pdf'),
  information: {
    name: 'Rina Kartika',
    email: 'rina@bos.test',
    phone_number: '081234567890',
    nik: '3578084506900001',
    npwp: '092542943407000',
    birth_place: 'Surabaya',
    birth_date: '1990-06-05',
    position_id: 7,
    division: 'Keuangan',
  },
};

const applicant = contextWith({ pic: emptyPic });
const withStoredPic = contextWith({ pic: storedPic });

const filled: PicValues = {
  name: 'Rina Kartika',
  email: 'rina@bos.test',
  phoneNumber: '081234567890',
  nik: '3578084506900001',
  npwp: '092542943407000',
  birthPlace: 'Surabaya',
  birthDate: '1990-06-05',
  positionId: 7,
  division: '',
  address: 'Jalan Kertajaya 31',
  ktpDocument: file('ktp.png'),
  idCard: null,
  appointmentLetter: file('surat.pdf'),
};

test('the required answers alone are accepted, without division and employee card', () => {
  expect(formMessages(form, filled, applicant)).toEqual({});
});

test('an untouched form misses all but division and employee card', () => {
  expect(form.missing(applicant)).toEqual([
    messageRef('onboardingLegal.pic.name'),
    messageRef('onboardingLegal.pic.email'),
    messageRef('onboardingLegal.pic.phoneNumber'),
    messageRef('onboardingLegal.pic.nik'),
    messageRef('onboardingLegal.pic.npwp'),
    messageRef('onboardingLegal.pic.birthPlace'),
    messageRef('onboardingLegal.pic.birthDate'),
    messageRef('onboardingLegal.pic.address'),
    messageRef('onboardingLegal.pic.positionId'),
    messageRef('onboardingLegal.pic.ktpDocument'),
    messageRef('onboardingLegal.pic.appointmentLetter'),
  ]);
  expect(form.missing(withStoredPic)).toEqual([]);
});

test('sends what was answered in one call, and nothing of what was left empty', () => {
  expect(form.save({ ...filled, npwp: '09.254.294.3-407.000' }, applicant)).toEqual([
    {
      kind: 'pic',
      body: {
        address: 'Jalan Kertajaya 31',
        ktp: ref('ktp.png'),
        appointment_letter: ref('surat.pdf'),
        information: {
          name: 'Rina Kartika',
          email: 'rina@bos.test',
          phone_number: '081234567890',
          nik: '3578084506900001',
          npwp: '092542943407000',
          birth_place: 'Surabaya',
          birth_date: '1990-06-05',
          position_id: 7,
        },
      },
    },
  ]);
});

test('I7: only the parts that were changed are sent, and none at all where nothing was', () => {
  const untouched = form.initialValues(withStoredPic);
  expect(form.save(untouched, withStoredPic)).toEqual([]);
  const moved = { ...untouched, address: 'Jalan Gubeng 1' };
  expect(form.save(moved, withStoredPic)).toEqual([
    { kind: 'pic', body: { address: 'Jalan Gubeng 1' } },
  ]);
  const emptied = { ...untouched, division: '', idCard: null };
  expect(form.save(emptied, withStoredPic)).toEqual([
    { kind: 'pic', body: { id_card: null, information: { division: null } } },
  ]);
});

test('I7: answers that break today’s rules are shown as they are and not rewritten', () => {
  const old = contextWith({
    pic: {
      ...storedPic,
      address: 'Jalan  Kertajaya 31 ',
      information: { ...storedPic.information, name: 'Rina  2', npwp: '09.254.294.3-407.000' },
    },
  });
  const untouched = form.initialValues(old);
  expect(untouched).toMatchObject({ name: 'Rina  2', npwp: '09.254.294.3-407.000' });
  expect(form.save({ ...untouched, phoneNumber: '0315041960' }, old)).toEqual([
    { kind: 'pic', body: { information: { phone_number: '0315041960' } } },
  ]);
});
