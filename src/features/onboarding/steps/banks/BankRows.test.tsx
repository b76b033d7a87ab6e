import { act, screen, waitFor, within } from '@testing-library/react';
import { selectDraft } from '@/state/slices/drafts';
import { choose } from '@/testing/onboarding/listStep';
import { mock } from '@/testing/mock/mock';
import { addCard, given, open, save, sent, stored } from '@/testing/onboarding/bankCards';
import { messageRef } from '@/primitives/messageRef';
import { bank, type BankValues } from './form';

const newAccount: BankValues = {
  ...bank.emptyValues,
  bankId: 14,
  accountNo: '1234567890',
  accountName: 'Sri Wahyuni',
  accountTypeId: 1,
};

beforeEach(() => mock.reset());

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
    expect.objectContaining({ kind: 'success', body: messageRef('onboardingLists.banks.saved') }),
  );
  expect(selectDraft('banks')(store.getState())).toBeNull();
  const [call] = await sent('POST');
  expect(call?.body).toEqual(bank.toRequest(newAccount));
  expect(await stored()).toHaveLength(1);
});

test('what is missing is shown at its field, the first field has the focus, and nothing is sent', async () => {
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

test('the same bank and number is refused at the field before anything is sent', async () => {
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

test('without the right to change anything there are only the accounts', async () => {
  await given('1111111111');
  await open({ isReadOnly: true });
  expect(await screen.findByText('Bank Mandiri')).toBeVisible();
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Pergi',
    'Lanjut',
  ]);
});
