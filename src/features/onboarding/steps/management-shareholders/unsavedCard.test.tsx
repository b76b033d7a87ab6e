import { act, screen, waitFor, within } from '@testing-library/react';
import { selectDraft } from '@/state/slices/drafts';
import { mock } from '@/testing/mock/mock';
import { card, field, given, open, press, put } from '@/testing/onboarding/shareholderCards';

beforeEach(() => mock.reset());

test('an unsaved card has to be saved or closed before going on or opening another, and comes back', async () => {
  await given();
  const { user } = await open();
  await press(user, 'Tambah Pemegang Saham');
  await put(user, 'Nama', 'Rini');
  await press(user, 'Lanjut');
  await waitFor(() => expect(screen.getByTestId('obstacle')).toHaveTextContent('belum disimpan'));
  expect(screen.getByRole('note')).toHaveFocus();
  await user.click(within(await card('Pengurus 1')).getByRole('button', { name: 'Ubah' }));
  expect(screen.getAllByLabelText('Nama')).toHaveLength(1);
  expect(field('Nama')).toHaveValue('Rini');

  await press(user, 'Pergi');
  await press(user, 'Kembali');
  expect(screen.getByRole('heading', { name: 'Pemegang Saham 2' })).toBeVisible();
  expect(field('Nama')).toHaveValue('Rini');
  expect(screen.getByRole('checkbox', { name: 'Pemegang Saham' })).toBeChecked();
});

test('leaving with an unsaved card is asked about first, and what was typed is kept either way', async () => {
  const { user, router, store } = await open();
  await press(user, 'Tambah Pengurus');
  await act(async () => router.navigate('/elsewhere'));
  expect(router.state.location.pathname).toBe('/elsewhere');

  await put(user, 'Nama', 'Rini Astuti');
  await act(async () => router.navigate('/finance'));
  const question = within(await screen.findByRole('dialog', { name: 'Kartu ini belum disimpan' }));
  expect(router.state.location.pathname).toBe('/elsewhere');
  await user.click(question.getByRole('button', { name: 'Tetap di Sini' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(field('Nama')).toHaveValue('Rini Astuti');

  await act(async () => router.navigate(-1));
  await user.click(await screen.findByRole('button', { name: 'Pergi Tanpa Menyimpan' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  expect(selectDraft('management-shareholders')(store.getState())?.values).toMatchObject({
    card: { name: 'Rini Astuti' },
  });
});

test('an ended session is not held up by an unsaved card', async () => {
  const { user, router } = await open();
  await press(user, 'Tambah Pengurus');
  await put(user, 'Nama', 'Rini Astuti');
  await act(async () => router.navigate('/login', { replace: true }));
  expect(router.state.location.pathname).toBe('/login');
});
