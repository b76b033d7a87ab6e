import { act, screen, waitFor, within } from '@testing-library/react';
import { bankApi } from '@/api/bankApi';
import { selectDraft } from '@/state/slices/drafts';
import { holdResponses } from '@/testing/mock/holdResponses';
import { mock } from '@/testing/mock/mock';
import { addCard, BANKS, given, open, save, sent, stored } from '@/testing/onboarding/bankCards';

const saveIsUnderWay = () => waitFor(async () => expect(await sent('POST')).toHaveLength(1));

beforeEach(() => mock.reset());

test('going on stops at an unsaved card, says why, and takes the focus there', async () => {
  const { user } = await open();
  const goOn = screen.getByRole('button', { name: 'Lanjut' });
  await user.click(screen.getByRole('button', { name: 'Tambah Rekening' }));
  await user.click(goOn);
  // Nothing was typed, so nothing can be lost.
  await waitFor(() => expect(screen.getByTestId('obstacle')).toHaveTextContent('Boleh lanjut'));

  await user.type(screen.getByLabelText('Nomor Rekening'), '12345');
  await user.click(goOn);
  expect(await screen.findByRole('note')).toHaveFocus();
  expect(screen.getByTestId('obstacle')).toHaveTextContent('Kartu ini belum disimpan');
  expect(screen.getByLabelText('Nomor Rekening')).toHaveValue('1234 5');
});

test('going on while a card is being saved waits for it, and then nothing is in the way', async () => {
  const { user } = await open();
  await addCard(user);
  const { release } = holdResponses(BANKS);
  await save(user);
  await user.click(screen.getByRole('button', { name: 'Lanjut' }));
  await saveIsUnderWay();
  release();
  await waitFor(() => expect(screen.getByTestId('obstacle')).toHaveTextContent('Boleh lanjut'));
  expect(screen.getByRole('article', { name: 'Rekening 1' })).toBeVisible();
});

test('going on while a card is being saved stops where that fails', async () => {
  const { user } = await open();
  await addCard(user);
  await mock.addFault({ method: 'POST', path: BANKS, status: 500, times: 1 });
  const { release } = holdResponses(BANKS);
  await save(user);
  await user.click(screen.getByRole('button', { name: 'Lanjut' }));
  await saveIsUnderWay();
  release();
  expect(await screen.findByRole('note')).toHaveFocus();
  expect(screen.getByTestId('obstacle')).toHaveTextContent('Kartu ini belum disimpan');
});

test('another card is opened only after the unsaved one was saved or cancelled', async () => {
  await given('1111111111');
  const { user } = await open();
  await addCard(user);
  await user.click(screen.getByRole('button', { name: 'Ubah' }));
  expect(screen.getByText(/Kartu ini belum disimpan/)).toBeVisible();
  expect(screen.getByLabelText('Nomor Rekening')).toHaveValue('1234 5678 90');

  await user.click(screen.getByRole('button', { name: 'Batal' }));
  const dialog = await screen.findByRole('dialog', { name: 'Buang isian ini?' });
  await user.click(within(dialog).getByRole('button', { name: 'Buang' }));
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Tambah Rekening' })).toHaveFocus(),
  );
  await user.click(await screen.findByRole('button', { name: 'Ubah' }));
  expect(screen.getByLabelText('Nomor Rekening')).toHaveValue('1111 1111 11');
});

test('what was typed into a card comes back when the screen does, and nothing is stored twice', async () => {
  const { user, store } = await open();
  await addCard(user);
  await user.click(screen.getByRole('button', { name: 'Pergi' }));
  expect(screen.queryByLabelText('Nomor Rekening')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Kembali' }));
  expect(await screen.findByLabelText('Nomor Rekening')).toHaveValue('1234 5678 90');
  await user.click(screen.getByRole('button', { name: 'Lanjutkan draf' }));
  expect(screen.queryByText('Draf Anda dipulihkan')).not.toBeInTheDocument();
  // The button is gone, and the focus with it otherwise (A3).
  expect(screen.getByRole('heading', { name: 'Rekening 1' })).toHaveFocus();
  expect(screen.getByRole('combobox', { name: 'Bank' })).toHaveValue('Bank Central Asia (BCA)');
  await save(user);
  await screen.findByRole('article', { name: 'Rekening 1' });
  expect(selectDraft('banks')(store.getState())).toBeNull();
  expect(await stored()).toHaveLength(1);
});

test('a save that is answered after the screen was left is done and shows nothing elsewhere', async () => {
  const { user, store, recorded } = await open();
  await addCard(user);
  const { release } = holdResponses(BANKS);
  await save(user);
  await user.click(screen.getByRole('button', { name: 'Pergi' }));
  await saveIsUnderWay();
  release();
  await waitFor(() => expect(selectDraft('banks')(store.getState())).toBeNull());
  expect(recorded.notices).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Kembali' }));
  expect(await screen.findByRole('article', { name: 'Rekening 1' })).toBeVisible();
  expect(screen.queryByLabelText('Nomor Rekening')).not.toBeInTheDocument();
  expect(await stored()).toHaveLength(1);
});

test('coming back while a save is under way ends with one account', async () => {
  const { user } = await open();
  await addCard(user);
  const { release } = holdResponses(BANKS);
  await save(user);
  await user.click(screen.getByRole('button', { name: 'Pergi' }));
  await user.click(screen.getByRole('button', { name: 'Kembali' }));
  await saveIsUnderWay();
  release();
  expect(await screen.findByRole('article', { name: 'Rekening 1' })).toBeVisible();
  await waitFor(() => expect(screen.queryByLabelText('Nomor Rekening')).not.toBeInTheDocument());
  expect(await stored()).toHaveLength(1);
});

test('D10: of an account that was changed elsewhere meanwhile, the user chooses what is kept', async () => {
  await given('1111111111');
  const { user, store } = await open();
  await user.click(await screen.findByRole('button', { name: 'Ubah' }));
  await user.type(screen.getByLabelText('Cabang'), 'Blok M');
  await user.click(screen.getByRole('button', { name: 'Pergi' }));
  act(() => {
    store.dispatch(
      bankApi.util.updateQueryData('getBanks', undefined, (banks) =>
        banks.map((bank) => ({ ...bank, account_name: 'Nama Baru', branch_name: 'Kemang' })),
      ),
    );
  });
  await user.click(screen.getByRole('button', { name: 'Kembali' }));
  expect(await screen.findByText('Ada draf yang lebih lama')).toBeVisible();
  const here = screen.getByRole('radio', { name: 'Di perangkat ini' });
  expect(here).toBeChecked();
  expect(here).toHaveAccessibleDescription('Blok M');
  expect(screen.getByRole('radio', { name: 'Tersimpan di server' })).toHaveAccessibleDescription(
    'Kemang',
  );
  await user.click(screen.getByRole('button', { name: 'Buang' }));
  expect(await screen.findByText('Nama Baru')).toBeVisible();
  expect(selectDraft('banks')(store.getState())).toBeNull();
});
