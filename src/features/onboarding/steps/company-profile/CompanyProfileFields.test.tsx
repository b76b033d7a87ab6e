import { screen } from '@testing-library/react';
import { mock } from '@/testing/mock/mock';
import {
  choose,
  renderFormStep,
  saveForm,
  storedBodies,
} from '@/testing/onboarding/renderFormStep';
import { companyProfileStep } from './definition';

const EMAIL = 'borrower.corporate@bos.test';

beforeEach(() => mock.reset());

test('the name of the account and the scale Menengah are there from the beginning', async () => {
  await renderFormStep(companyProfileStep, { signedInAs: EMAIL });
  expect(screen.getByLabelText('Nama Perusahaan')).toHaveValue('PT Karya Mandiri');
  expect(await screen.findByRole('combobox', { name: 'Skala Perusahaan' })).toHaveValue('Menengah');
});

test('stores a company: numbers pasted with separators as digits, assets and staff as numbers', async () => {
  const { user } = await renderFormStep(companyProfileStep, { signedInAs: EMAIL });
  await choose(user, 'Bentuk Badan Usaha', 'Perseroan Terbatas (PT)');
  await user.click(screen.getByLabelText('NPWP Perusahaan'));
  await user.paste('01.234.567.8-612.000');
  expect(screen.getByLabelText('NPWP Perusahaan')).toHaveValue('0123 4567 8612 000');
  await user.click(screen.getByLabelText('NIB'));
  await user.paste('9120 1100 3703 4\t');
  await user.type(screen.getByLabelText('Telepon Perusahaan'), '(031) 504-1960');
  await choose(user, 'Sektor Usaha', 'Konstruksi');
  await choose(user, 'Sektor Ekonomi', 'Konstruksi');
  await user.type(screen.getByLabelText('Total Aset'), '12500000000');
  expect(screen.getByLabelText('Total Aset')).toHaveValue('12.500.000.000');
  await user.type(screen.getByLabelText('Jumlah Karyawan'), '1250');
  expect(screen.getByLabelText('Jumlah Karyawan')).toHaveValue('1.250');
  await saveForm(user);
  expect(await storedBodies()).toEqual([
    {
      information: {
        company_type_id: 1,
        npwp: '012345678612000',
        nib: '9120110037034',
        company_phone_number: '0315041960',
        company_scale_id: 3,
        business_sector_id: 6,
        economic_sector_id: 6,
        total_asset: 12500000000,
        total_staff: 1250,
      },
    },
  ]);
});
