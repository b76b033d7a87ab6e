import { screen, waitFor } from '@testing-library/react';
import { mock } from '@/testing/mock/mock';
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
