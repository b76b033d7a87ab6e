import { screen, within } from '@testing-library/react';
import { mock } from '@/testing/mock/mock';
import { REGISTRATION, registerPage, sendRegistration } from '@/testing/pages/registerPage';
import { callsTo } from '@/testing/pages/signInPages';
import { fetchRegisteredDialog } from './dialogs';

jest.mock('./dialogs', () => {
  const real = jest.requireActual<object>('./dialogs');
  return { ...real, fetchRegisteredDialog: jest.fn() };
});

const fetchDialog = jest.mocked(fetchRegisteredDialog);

beforeEach(() => mock.reset());

test('F19: where the dialog after a registration cannot be fetched, the page offers it again and registers nobody twice', async () => {
  fetchDialog.mockRejectedValue(new Error('the chunk is gone'));
  const { user } = await sendRegistration();
  const main = within(screen.getByRole('main'));
  expect(await main.findByText('Bagian ini belum dapat ditampilkan')).toBeVisible();
  await user.click(registerPage.button());
  expect(await callsTo(REGISTRATION)).toHaveLength(1);
  fetchDialog.mockImplementation(
    async () => (await import('../registration/RegisteredDialog')).RegisteredDialog,
  );
  await user.click(main.getByRole('button', { name: 'Coba lagi' }));
  expect(await registerPage.mailbox()).toBeVisible();
});
