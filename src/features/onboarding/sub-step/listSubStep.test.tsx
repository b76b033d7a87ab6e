import { screen, waitFor } from '@testing-library/react';
import { mock } from '@/testing/mock/mock';
import { APPLICANT, sendAsApplicant } from '@/testing/onboarding/listStep';
import { renderApp } from '@/testing/render/renderApp';

const FINANCE = '/borrower/onboarding/individu-non-partner/finance';

beforeEach(() => mock.reset());

test.each([
  ['banks', 'button', 'Tambah Rekening', 'Tambahkan minimal satu rekening bank'],
  ['bank-statements', 'link', 'Ke Rekening Bank', 'Tambahkan rekening bank terlebih dahulu'],
])(
  'where %s is empty, going on says so and takes the focus to the way on',
  async (id, role, name, message) => {
    const { user } = await renderApp(`${FINANCE}/${id}`, 'borrower.individu@bos.test');
    await user.click(await screen.findByRole('button', { name: 'Simpan & Lanjutkan' }));
    expect(await screen.findByText(message)).toBeVisible();
    await waitFor(() => expect(screen.getByRole(role, { name })).toHaveFocus());
  },
);

test.each([
  ['the bank of an open card', 'banks', 'Bank', ['Ubah']],
  ['the kind of an account’s statements', 'bank-statements', 'Jenis Dokumen', []],
])('text that fits no option as %s is not passed over', async (_what, id, label, buttons) => {
  await sendAsApplicant('/user/banks', {
    bank_id: 14,
    account_no: '1234567890',
    account_name: 'Sri Wahyuni',
    account_type_id: 1,
  });
  const { user } = await renderApp(`${FINANCE}/${id}`, APPLICANT);
  for (const name of buttons) await user.click(await screen.findByRole('button', { name }));
  const field = await screen.findByRole('combobox', { name: label });
  await user.clear(field);
  await user.type(field, 'Zzz');
  await user.click(screen.getByRole('button', { name: 'Simpan & Lanjutkan' }));
  await waitFor(() => expect(field).toHaveFocus());
  expect(field).toHaveAccessibleDescription(/Pilih dari daftar/);
  expect(field).toHaveValue('Zzz');
});
