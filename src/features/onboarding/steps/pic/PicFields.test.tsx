import { screen } from '@testing-library/react';
import { mock } from '@/testing/mock/mock';
import {
  choose,
  renderFormStep,
  saveForm,
  storedBodies,
  upload,
} from '@/testing/onboarding/renderFormStep';
import { picStep } from './definition';

beforeEach(() => mock.reset());

test('the person in charge goes to the server in one request, digits and dates as it wants them', async () => {
  const { user } = await renderFormStep(picStep, { signedInAs: 'borrower.corporate@bos.test' });
  await user.type(screen.getByLabelText('Nama PIC'), 'Rina Kartika');
  await user.type(screen.getByLabelText('Email PIC'), ' rina@bos.test');
  await user.type(screen.getByLabelText('Nomor Telepon PIC'), '+62 812 3456 7890');
  await user.type(screen.getByLabelText('NIK PIC'), '3578084506900001');
  await user.type(screen.getByLabelText('NPWP PIC'), '09.254.294.3-407.000');
  await user.type(screen.getByLabelText('Tempat Lahir PIC'), 'Surabaya');
  await user.type(screen.getByLabelText('Tanggal Lahir PIC'), '05/06/1990');
  await user.type(screen.getByLabelText('Alamat PIC'), 'Jalan Kertajaya 31');
  await choose(user, 'Jabatan PIC', 'Manajer');
  await upload(user, 'KTP PIC', 'ktp.jpg');
  await upload(user, 'Surat Penunjukan', 'persetujuan.pdf');
  await saveForm(user);
  expect(await storedBodies()).toEqual([
    {
      address: 'Jalan Kertajaya 31',
      ktp: { file_name: 'ktp.jpg', path_url: expect.stringMatching(/^\/files\//) },
      appointment_letter: {
        file_name: 'persetujuan.pdf',
        path_url: expect.stringMatching(/^\/files\//),
      },
      information: {
        name: 'Rina Kartika',
        email: 'rina@bos.test',
        phone_number: '6281234567890',
        nik: '3578084506900001',
        npwp: '092542943407000',
        birth_place: 'Surabaya',
        birth_date: '1990-06-05',
        position_id: expect.any(Number),
      },
    },
  ]);
});

test('I7: of stored answers only the changed one goes back', async () => {
  const { user } = await renderFormStep(picStep, { signedInAs: 'revision.corporate@bos.test' });
  expect(screen.getByLabelText('Tempat Lahir PIC')).toHaveValue('Bandung');
  const division = screen.getByLabelText('Divisi PIC');
  await user.clear(division);
  await user.type(division, 'Umum');
  await saveForm(user);
  expect(await storedBodies()).toEqual([{ information: { division: 'Umum' } }]);
});
