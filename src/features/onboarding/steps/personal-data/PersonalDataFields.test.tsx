import { screen } from '@testing-library/react';
import { mock } from '@/testing/mock/mock';
import {
  choose,
  renderFormStep,
  saveForm,
  storedBodies,
} from '@/testing/onboarding/renderFormStep';
import { personalDataStep } from './definition';

const EMAIL = 'borrower.individu@bos.test';

beforeEach(() => mock.reset());

test('the e-mail of the account is shown and cannot be changed', async () => {
  await renderFormStep(personalDataStep, { signedInAs: EMAIL });
  expect(screen.getByLabelText('Email')).toHaveValue(EMAIL);
  expect(screen.getByLabelText('Email')).toHaveAttribute('readonly');
});

test('stores all answers in one request', async () => {
  const { user } = await renderFormStep(personalDataStep, { signedInAs: EMAIL });
  await user.clear(screen.getByLabelText('Nama Lengkap'));
  await user.type(screen.getByLabelText('Nama Lengkap'), 'Sri Wahyuni');
  await user.clear(screen.getByLabelText('Nomor Telepon'));
  await user.type(screen.getByLabelText('Nomor Telepon'), '+62 812-3456-7890');
  await user.type(screen.getByLabelText('Tempat Lahir'), 'Surakarta');
  await user.type(screen.getByLabelText('Tanggal Lahir'), '05/06/1990');
  await choose(user, 'Jenis Kelamin', 'Perempuan');
  await choose(user, 'Agama', 'Islam');
  await choose(user, 'Pendidikan Terakhir', 'Diploma IV / Sarjana (S1)');
  await choose(user, 'Status Pernikahan', 'Belum Kawin');
  await user.type(screen.getByLabelText('Nama Gadis Ibu Kandung'), 'Sumarni');
  await saveForm(user);

  const updates = await storedBodies();
  expect(updates).toHaveLength(1);
  expect(updates[0]).toMatchObject({
    information: {
      name: 'Sri Wahyuni',
      phone_number: '6281234567890',
      birth_place: 'Surakarta',
      birth_date: '1990-06-05',
      gender_id: 2,
      religion_id: 1,
      education_id: 7,
      marital_status_id: 2,
      mother_name: 'Sumarni',
    },
  });
});
