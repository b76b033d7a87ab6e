import { screen, within } from '@testing-library/react';
import { MARITAL_STATUS } from '@/domain/onboarding/facts';
import { mock } from '@/testing/mock/mock';
import {
  renderFormStep,
  saveForm,
  storedBodies,
  upload,
} from '@/testing/onboarding/renderFormStep';
import { spouseStep } from './definition';

const EMAIL = 'borrower.individu@bos.test';

const open = (typedMaritalStatusId: number) =>
  renderFormStep(spouseStep, { signedInAs: EMAIL, typedMaritalStatusId });

const answer = (name: string) =>
  within(screen.getByLabelText('Pisah Harta')).getByRole('radio', { name });

beforeEach(() => mock.reset());

test('separate assets ask for their agreement, common ones for the agreement of the spouse', async () => {
  const { user } = await open(MARITAL_STATUS.married);
  expect(screen.queryByLabelText('Perjanjian Pisah Harta')).toBeNull();
  expect(screen.queryByLabelText('Persetujuan Pasangan')).toBeNull();
  await user.click(answer('Ya'));
  expect(screen.getByLabelText('Perjanjian Pisah Harta')).toBeInTheDocument();
  await user.click(answer('Tidak'));
  expect(screen.queryByLabelText('Perjanjian Pisah Harta')).toBeNull();
  expect(screen.getByLabelText('Persetujuan Pasangan')).toBeInTheDocument();
});

test('stores a spouse in one request, with the document that the answer asked for alone', async () => {
  const { user } = await open(MARITAL_STATUS.married);
  await user.type(screen.getByLabelText('Nama Pasangan'), 'Andi Baso');
  await user.type(screen.getByLabelText('NIK Pasangan'), '7371091203860002');
  await user.type(screen.getByLabelText('Nomor Telepon Pasangan'), '081355512345');
  await user.type(screen.getByLabelText('Tempat Lahir Pasangan'), 'Bone');
  await user.type(screen.getByLabelText('Tanggal Lahir Pasangan'), '12/03/1986');
  await user.click(answer('Tidak'));
  await upload(user, 'Persetujuan Pasangan', 'persetujuan.pdf');
  await user.click(answer('Ya'));
  await upload(user, 'Perjanjian Pisah Harta', 'perjanjian.pdf');
  await upload(user, 'Buku Nikah', 'buku-nikah.png');
  await upload(user, 'KTP Pasangan', 'ktp.jpg');
  await saveForm(user);

  const updates = await storedBodies();
  expect(updates).toHaveLength(1);
  expect(updates[0]).toEqual({
    spouse: {
      name: 'Andi Baso',
      nik: '7371091203860002',
      phone_number: '081355512345',
      birth_place: 'Bone',
      birth_date: '1986-03-12',
      is_separate_assets: true,
      assets_separation_agreement: expect.objectContaining({ file_name: 'perjanjian.pdf' }),
      proof_of_marriage: expect.objectContaining({ file_name: 'buku-nikah.png' }),
      ktp_document: expect.objectContaining({ file_name: 'ktp.jpg' }),
    },
  });
});

test('somebody divorced is asked for the deed alone, somebody widowed for the certificate', async () => {
  const { unmount } = await open(MARITAL_STATUS.divorcedAlive);
  expect(screen.getByLabelText('Akta Cerai')).toBeInTheDocument();
  expect(screen.queryByLabelText('Nama Pasangan')).toBeNull();
  unmount();
  await open(MARITAL_STATUS.divorcedDeath);
  expect(screen.getByLabelText('Akta Kematian Pasangan')).toBeInTheDocument();
  expect(screen.queryByLabelText('Akta Cerai')).toBeNull();
});
