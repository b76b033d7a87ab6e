import { screen, waitFor, within } from '@testing-library/react';
import { mock } from '@/testing/mock/mock';
import { renderApp } from '@/testing/render/renderApp';

beforeEach(() => mock.reset());

test('A3: the focus is at the button that adds a card, after a new one was thrown away', async () => {
  const { user } = await renderApp(
    '/borrower/onboarding/individu-non-partner/finance/banks',
    'ekyc.waiting@bos.test',
  );
  await user.click(await screen.findByRole('button', { name: 'Tambah Rekening' }));
  await user.type(screen.getByLabelText('Nomor Rekening'), '123');
  await user.click(screen.getByRole('button', { name: 'Batal' }));
  const dialog = await screen.findByRole('dialog', { name: 'Buang isian ini?' });
  await user.click(within(dialog).getByRole('button', { name: 'Buang' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getByRole('button', { name: 'Tambah Rekening' })).toHaveFocus();
});
