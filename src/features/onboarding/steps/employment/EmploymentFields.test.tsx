import { screen } from '@testing-library/react';
import { mock } from '@/testing/mock/mock';
import {
  choose,
  renderFormStep,
  saveForm,
  storedBodies,
} from '@/testing/onboarding/renderFormStep';
import { employmentStep } from './definition';

const EMAIL = 'borrower.individu@bos.test';

beforeEach(() => mock.reset());

test('asks for another position or source of income only where Lainnya is chosen', async () => {
  const { user } = await renderFormStep(employmentStep, { signedInAs: EMAIL });
  expect(screen.queryByLabelText('Jabatan Lainnya')).toBeNull();
  await choose(user, 'Jabatan', 'Lainnya');
  expect(screen.getByLabelText('Jabatan Lainnya')).toBeVisible();
  await choose(user, 'Jabatan', 'Staf');
  expect(screen.queryByLabelText('Jabatan Lainnya')).toBeNull();

  expect(screen.queryByLabelText('Sumber Penghasilan Lainnya')).toBeNull();
  await choose(user, 'Sumber Penghasilan', 'Lainnya');
  expect(screen.getByLabelText('Sumber Penghasilan Lainnya')).toBeVisible();
});

test('the company scale starts as Menengah', async () => {
  await renderFormStep(employmentStep, { signedInAs: EMAIL });
  expect(await screen.findByRole('combobox', { name: 'Skala Perusahaan' })).toHaveValue('Menengah');
});

test('money is shown with separators and sent as a number', async () => {
  const { user } = await renderFormStep(employmentStep, { signedInAs: EMAIL });
  await choose(user, 'Pekerjaan', 'Karyawan Swasta');
  await user.type(screen.getByLabelText('Nama Perusahaan'), 'PT Maju Jaya');
  await choose(user, 'Jabatan', 'Staf');
  await user.type(screen.getByLabelText('Lama Bekerja (bulan)'), '36');
  await user.type(screen.getByLabelText('Penghasilan per Bulan'), '12.500000');
  expect(screen.getByLabelText('Penghasilan per Bulan')).toHaveValue('12.500.000');
  await choose(user, 'Sumber Penghasilan', 'Gaji');
  await choose(user, 'Sektor Usaha', 'Konstruksi');
  await saveForm(user);
  expect(await storedBodies()).toEqual([
    {
      information: {
        occupation_id: 1,
        company_name: 'PT Maju Jaya',
        position_id: 12,
        length_of_work: 36,
        income_amount: 12500000,
        source_of_income_id: 1,
        business_sector_id: 6,
        company_scale_id: 3,
      },
    },
  ]);
});
