import { screen } from '@testing-library/react';
import { mock } from '@/testing/mock/mock';
import {
  choose,
  renderFormStep,
  saveForm,
  storedBodies,
  upload,
} from '@/testing/onboarding/renderFormStep';
import { partnershipStep } from './definition';

const WITH_PARTNER = 'borrower.corporate.partner@bos.test';
const WITHOUT = 'borrower.corporate@bos.test';

beforeEach(() => mock.reset());

test('the partner and the category are the account’s, to be read and not to be changed', async () => {
  await renderFormStep(partnershipStep, { signedInAs: WITH_PARTNER });
  expect(screen.getByLabelText('Nama Mitra')).toHaveValue('PT Mitra Sejahtera Abadi');
  expect(screen.getByLabelText('Nama Mitra')).toHaveAttribute('readonly');
  expect(screen.getByLabelText('Kategori Kemitraan')).toHaveValue('Kemitraan langsung');
  expect(screen.getByLabelText('Kategori Kemitraan')).toHaveAttribute('readonly');
});

test('without a partner the category says so', async () => {
  await renderFormStep(partnershipStep, { signedInAs: WITHOUT });
  expect(screen.getByLabelText('Kategori Kemitraan')).toHaveValue('Tanpa kemitraan');
});

test('stores when the partnership began, a commitment of one’s own and the letter', async () => {
  const { user } = await renderFormStep(partnershipStep, { signedInAs: WITH_PARTNER });
  await user.clear(screen.getByLabelText('Mulai Bermitra'));
  await user.type(screen.getByLabelText('Mulai Bermitra'), '17/08/2023');
  expect(screen.queryByLabelText('Komitmen Lainnya')).toBeNull();
  await choose(user, 'Komitmen Kemitraan', 'Lainnya');
  await user.type(screen.getByLabelText('Komitmen Lainnya'), 'Pelatihan usaha');
  await upload(user, 'Surat Rekomendasi', 'perjanjian.pdf');
  await saveForm(user);
  expect(await storedBodies()).toEqual([
    {
      partner_relation_start_date: '2023-08-17',
      information: { partner_commitment_id: 6, partner_commitment_other: 'Pelatihan usaha' },
      documents: {
        recommendation_letter: {
          file_name: 'perjanjian.pdf',
          path_url: expect.any(String) as string,
        },
      },
    },
  ]);
});
