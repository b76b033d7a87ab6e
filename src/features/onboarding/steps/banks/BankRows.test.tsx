import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { bankApi } from '@/api/bankApi';
import { selectDraft } from '@/state/slices/drafts';
import { callsOf, choose, openRows, rowsOf, sendAsApplicant } from '@/testing/listStep';
import { mock } from '@/testing/mock';
import { banksStep } from './definition';

const BANKS = '/user/banks';
const LOST = { drop: true, is_applied: true, times: 1 };

const open = (options?: { isReadOnly?: boolean }) => openRows(banksStep, options);
const sent = (method: string) => callsOf(method, BANKS);
const stored = () => rowsOf('bank_accounts');

/** Puts an account into the store, as another tab would. */
const given = (accountNo: string, bankId = 8) =>
  sendAsApplicant(BANKS, {
    bank_id: bankId,
    account_no: accountNo,
    account_name: 'Sri Wahyuni',
    account_type_id: 1,
  });

beforeEach(() => mock.reset());

async function fillCard(user: UserEvent, accountNo = '1234567890') {
  await choose(user, 'Bank', 'Bank Central Asia (BCA)');
  await user.type(screen.getByLabelText('Nomor Rekening'), accountNo);
  await user.type(screen.getByLabelText('Nama Pemilik Rekening'), 'Sri Wahyuni');
  await choose(user, 'Jenis Rekening', 'Tabungan');
}

async function addCard(user: UserEvent, accountNo?: string) {
  await user.click(screen.getByRole('button', { name: 'Tambah Rekening' }));
  await fillCard(user, accountNo);
}

const save = (user: UserEvent) =>
  user.click(screen.getByRole('button', { name: 'Simpan Rekening' }));

test('an account is added, stored with what was typed, and folded with its number masked', async () => {
  const { user, recorded, store } = await open();
  await addCard(user);
  await save(user);

  const card = await screen.findByRole('article', { name: 'Rekening 1' });
  expect(within(card).getByText('Bank Central Asia (BCA)')).toBeVisible();
  expect(within(card).getByText('•• •••• 7890')).toBeVisible();
  expect(within(card).getByText('Aktif')).toBeVisible();
  expect(within(card).getByRole('heading', { name: 'Rekening 1' })).toHaveFocus();
  expect(recorded.notices).toContainEqual(
    expect.objectContaining({ kind: 'success', body: 'onboardingLists.banks.saved' }),
  );
  expect(selectDraft('banks')(store.getState())).toBeNull();
  const [call] = await sent('POST');
  expect(call?.body).toEqual({
    bank_id: 14,
    account_no: '1234567890',
    account_name: 'Sri Wahyuni',
    account_type_id: 1,
    branch_name: null,
    remark_transfer_id: null,
    remark_other: null,
    is_affiliate_with_bank: false,
  });
  expect(await stored()).toHaveLength(1);
});

test('what is missing is told at its field, the first field has the focus, and nothing is sent', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Tambah Rekening' }));
  expect(screen.getByRole('heading', { name: 'Rekening 1' })).toHaveFocus();
  await user.type(screen.getByLabelText('Nomor Rekening'), '123');
  await save(user);

  expect(screen.getByRole('combobox', { name: 'Bank' })).toHaveFocus();
  expect(screen.getByRole('combobox', { name: 'Bank' })).toBeInvalid();
  expect(screen.getByLabelText('Nomor Rekening')).toHaveAccessibleDescription(
    'Nomor rekening wajib 5 sampai 20 angka',
  );
  expect(await sent('POST')).toEqual([]);
});

test('two clicks in one tick store one account', async () => {
  const { user } = await open();
  await addCard(user);
  const button = screen.getByRole('button', { name: 'Simpan Rekening' });
  act(() => {
    button.click();
    button.click();
  });
  await screen.findByRole('article', { name: 'Rekening 1' });
  expect(await sent('POST')).toHaveLength(1);
  expect(await stored()).toHaveLength(1);
});

test('the same bank and number is refused at the field before the server hears of it', async () => {
  await given('1234567890', 14);
  const { user } = await open();
  await addCard(user);
  await save(user);
  expect(screen.getByLabelText('Nomor Rekening')).toHaveAccessibleDescription(
    'Rekening dengan bank dan nomor ini sudah ada',
  );
  expect(screen.getByLabelText('Nomor Rekening')).toHaveFocus();
  expect(await sent('POST')).toHaveLength(1);
});

test('an account that another tab has added meanwhile is refused by the server, at the field', async () => {
  const { user } = await open();
  await addCard(user);
  await given('1234567890', 14);
  await save(user);
  expect(await screen.findByLabelText('Nomor Rekening')).toBeInTheDocument();
  await waitFor(() =>
    expect(screen.getByLabelText('Nomor Rekening')).toHaveAccessibleDescription(
      expect.stringMatching(/sudah (ada|terdaftar)/),
    ),
  );
  expect(await screen.findByRole('article', { name: 'Rekening 1' })).toBeVisible();
  await user.type(screen.getByLabelText('Nomor Rekening'), '1');
  await save(user);
  expect(await screen.findByRole('article', { name: 'Rekening 2' })).toBeVisible();
  expect(await stored()).toHaveLength(2);
});

test('a failing server loses nothing: the card says so and the next try stores one account', async () => {
  const { user } = await open();
  await addCard(user);
  await mock.addFault({ method: 'POST', path: BANKS, status: 500, times: 1 });
  await save(user);
  expect(await screen.findByText(/Isian Anda aman/)).toBeVisible();
  expect(screen.getByLabelText('Nama Pemilik Rekening')).toHaveValue('Sri Wahyuni');
  await save(user);
  await screen.findByRole('article', { name: 'Rekening 1' });
  expect(await stored()).toHaveLength(1);
});

test('an answer that was lost is found in the list instead of being asked for again', async () => {
  const { user, recorded } = await open();
  await addCard(user);
  await mock.addFault({ method: 'POST', path: BANKS, ...LOST });
  await save(user);
  await screen.findByRole('article', { name: 'Rekening 1' });
  expect(recorded.notices).toContainEqual(
    expect.objectContaining({ body: 'onboardingLists.cards.found' }),
  );
  expect(screen.queryByRole('button', { name: 'Simpan Rekening' })).not.toBeInTheDocument();
  expect(await sent('POST')).toHaveLength(1);
  expect(await stored()).toHaveLength(1);
});

test('a call that was cut off before it arrived is offered again and stores one account', async () => {
  const { user } = await open();
  await addCard(user);
  await mock.addFault({ method: 'POST', path: BANKS, drop: true, times: 1 });
  await save(user);
  expect(await screen.findByText(/belum tersimpan\. Silakan simpan lagi/)).toBeVisible();
  await save(user);
  await screen.findByRole('article', { name: 'Rekening 1' });
  expect(await stored()).toHaveLength(1);
});

test('while neither answer nor list can be had, a retry looks at the list before it sends', async () => {
  const { user } = await open();
  await addCard(user);
  await mock.addFault({ method: 'POST', path: BANKS, ...LOST });
  await mock.addFault({ method: 'GET', path: BANKS, status: 500 });
  await save(user);
  expect(await screen.findByText(/kami periksa dulu/)).toBeVisible();
  await mock.clearFaults();
  await save(user);
  await screen.findByRole('article', { name: 'Rekening 1' });
  expect(await sent('POST')).toHaveLength(1);
  expect(await stored()).toHaveLength(1);
});

test('offline nothing is sent, nothing is lost, and nothing is sent by itself afterwards', async () => {
  const { user, network } = await open();
  await addCard(user);
  network.setOnline(false);
  await save(user);
  expect(await screen.findByText(/Koneksi terputus/)).toBeVisible();
  network.setOnline(true);
  expect(await sent('POST')).toEqual([]);
  await save(user);
  await screen.findByRole('article', { name: 'Rekening 1' });
  expect(await sent('POST')).toHaveLength(1);
});

test('an account is changed in its place', async () => {
  await given('1234567890');
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Ubah' }));
  const holder = screen.getByLabelText('Nama Pemilik Rekening');
  await user.clear(holder);
  await user.type(holder, 'Sri Rahayu');
  await choose(user, 'Keterangan Transfer', 'Lainnya');
  await user.type(screen.getByLabelText('Keterangan Lainnya'), 'Uang muka');
  await user.click(screen.getByLabelText('Terafiliasi dengan bank'));
  await save(user);
  expect(await screen.findByText('Sri Rahayu')).toBeVisible();
  const [call] = await sent('PUT');
  expect(call?.body).toMatchObject({
    account_name: 'Sri Rahayu',
    remark_transfer_id: 5,
    remark_other: 'Uang muka',
    is_affiliate_with_bank: true,
  });
  expect(await stored()).toHaveLength(1);
});

test('deleting asks first, deletes once, and the focus goes to the neighbour', async () => {
  await given('1111111111');
  await given('2222222222');
  const { user } = await open();
  const card = await screen.findByRole('article', { name: 'Rekening 1' });
  await user.click(within(card).getByRole('button', { name: 'Hapus' }));
  const dialog = await screen.findByRole('dialog', { name: 'Hapus rekening ini?' });
  // The name of the bank comes with the master data, which may arrive later.
  expect(await within(dialog).findByText(/Bank Mandiri •• •••• 1111/)).toBeVisible();
  const confirm = within(dialog).getByRole('button', { name: 'Hapus' });
  act(() => {
    confirm.click();
    confirm.click();
  });
  await waitFor(() => expect(screen.queryByText('•• •••• 1111')).not.toBeInTheDocument());
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Rekening 1' })).toHaveFocus());
  expect(await sent('DELETE')).toHaveLength(1);
  expect((await stored()).map(({ account_no }) => account_no)).toEqual(['2222222222']);
});

test('after the last account is deleted the focus goes to the button that adds one', async () => {
  await given('1111111111');
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Hapus' }));
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: 'Hapus' }));
  expect(await screen.findByText('Belum ada rekening')).toBeVisible();
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Tambah Rekening' })).toHaveFocus(),
  );
});

test('an account that could not be deleted stands in the list again', async () => {
  await given('1111111111');
  const { user } = await open();
  await mock.addFault({ method: 'DELETE', path: `${BANKS}/*`, status: 500, times: 1 });
  await user.click(await screen.findByRole('button', { name: 'Hapus' }));
  await user.click(
    within(await screen.findByRole('dialog')).getByRole('button', { name: 'Hapus' }),
  );
  expect(await screen.findByText('Data ini belum terhapus. Silakan coba lagi.')).toBeVisible();
  expect(await screen.findByRole('article', { name: 'Rekening 1' })).toBeVisible();
  expect(await stored()).toHaveLength(1);
});

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
  await mock.addFault({ method: 'POST', path: BANKS, delay_ms: 200, times: 1 });
  await save(user);
  await user.click(screen.getByRole('button', { name: 'Lanjut' }));
  await waitFor(() => expect(screen.getByTestId('obstacle')).toHaveTextContent('Boleh lanjut'));
  expect(screen.getByRole('article', { name: 'Rekening 1' })).toBeVisible();
});

test('going on while a card is being saved stops where that fails', async () => {
  const { user } = await open();
  await addCard(user);
  await mock.addFault({ method: 'POST', path: BANKS, delay_ms: 200, status: 500, times: 1 });
  await save(user);
  await user.click(screen.getByRole('button', { name: 'Lanjut' }));
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
  expect(screen.getByRole('combobox', { name: 'Bank' })).toHaveValue('Bank Central Asia (BCA)');
  await save(user);
  await screen.findByRole('article', { name: 'Rekening 1' });
  expect(selectDraft('banks')(store.getState())).toBeNull();
  expect(await stored()).toHaveLength(1);
});

test('a save that is answered after the screen was left is done and shows nothing elsewhere', async () => {
  const { user, store, recorded } = await open();
  await addCard(user);
  await mock.addFault({ method: 'POST', path: BANKS, delay_ms: 300, times: 1 });
  await save(user);
  await user.click(screen.getByRole('button', { name: 'Pergi' }));
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
  await mock.addFault({ method: 'POST', path: BANKS, delay_ms: 500, times: 1 });
  await save(user);
  await user.click(screen.getByRole('button', { name: 'Pergi' }));
  await user.click(screen.getByRole('button', { name: 'Kembali' }));
  expect(await screen.findByRole('article', { name: 'Rekening 1' })).toBeVisible();
  await waitFor(() => expect(screen.queryByLabelText('Nomor Rekening')).not.toBeInTheDocument());
  expect(await stored()).toHaveLength(1);
});

test('an account that was changed elsewhere meanwhile says so before it is saved over', async () => {
  await given('1111111111');
  const { user, store } = await open();
  await user.click(await screen.findByRole('button', { name: 'Ubah' }));
  await user.type(screen.getByLabelText('Cabang'), 'Blok M');
  await user.click(screen.getByRole('button', { name: 'Pergi' }));
  act(() => {
    store.dispatch(
      bankApi.util.updateQueryData('getBanks', undefined, (banks) =>
        banks.map((bank) => ({ ...bank, account_name: 'Nama Baru' })),
      ),
    );
  });
  await user.click(screen.getByRole('button', { name: 'Kembali' }));
  expect(await screen.findByText('Ada draf yang lebih lama')).toBeVisible();
  expect(screen.getByLabelText('Cabang')).toHaveValue('Blok M');
  await user.click(screen.getByRole('button', { name: 'Buang' }));
  expect(await screen.findByText('Nama Baru')).toBeVisible();
  expect(selectDraft('banks')(store.getState())).toBeNull();
});

test('without the right to change anything there are only the accounts', async () => {
  await given('1111111111');
  await open({ isReadOnly: true });
  expect(await screen.findByText('Bank Mandiri')).toBeVisible();
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Pergi',
    'Lanjut',
  ]);
});
