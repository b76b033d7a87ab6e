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
  const { user } = await renderFormStep(employmentStep, { signedInAs: 'ekyc.waiting@bos.test' });
  const income = await screen.findByLabelText('Penghasilan per Bulan');
  await user.clear(income);
  await user.type(income, '12.500000');
  expect(income).toHaveValue('12.500.000');
  await saveForm(user);
  expect(await storedBodies()).toEqual([{ information: { income_amount: 12500000 } }]);
});
