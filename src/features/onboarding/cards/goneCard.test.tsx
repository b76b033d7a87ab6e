import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { selectDraft } from '@/state/slices/drafts';
import {
  callsOf,
  deleteAsApplicant,
  openRows,
  rowsOf,
  sendAsApplicant,
} from '@/testing/onboarding/listStep';
import { mock } from '@/testing/mock/mock';
import { messageRef } from '@/primitives/messageRef';
import { banksStep } from '../steps/banks/definition';

const BANKS = '/user/banks';
const GONE = 'Data ini sudah dihapus di tempat lain';

beforeEach(() => mock.reset());

const given = () =>
  sendAsApplicant<{ id: number }>(BANKS, {
    bank_id: 14,
    account_no: '1234567890',
    account_name: 'Sri Wahyuni',
    account_type_id: 1,
  });

const stored = async () =>
  (await rowsOf('bank_accounts')).map(({ account_name, branch_name }) => [
    account_name,
    branch_name,
  ]);
const button = (name: string) => screen.getByRole('button', { name });
const save = (user: UserEvent) => user.click(button('Simpan Rekening'));

/** The account is open for change, something is typed, and another tab deletes it. */
async function openDeleted() {
  const { id } = await given();
  const view = await openRows(banksStep);
  await view.user.click(await screen.findByRole('button', { name: 'Ubah' }));
  await view.user.type(screen.getByLabelText('Cabang'), 'Blok M');
  await deleteAsApplicant(`${BANKS}/${id}`);
  return view;
}

test('a change of a card that another tab has deleted says so, and loses nothing that was typed', async () => {
  const { user } = await openDeleted();
  await save(user);
  expect(await screen.findByText(GONE)).toBeVisible();
  await waitFor(() => expect(screen.getByRole('note')).toHaveFocus());
  expect(screen.getByLabelText('Cabang')).toHaveValue('Blok M');
  expect(screen.queryByText(/tidak ditemukan/)).not.toBeInTheDocument();
  expect(await stored()).toEqual([]);
});

test('it can be kept as a new one', async () => {
  const { user, store } = await openDeleted();
  await save(user);
  await screen.findByText(GONE);
  await save(user);
  expect(await screen.findByRole('article', { name: 'Rekening 1' })).toBeVisible();
  expect(await stored()).toEqual([['Sri Wahyuni', 'Blok M']]);
  expect(await callsOf('PUT', BANKS)).toHaveLength(1);
  expect(selectDraft('banks')(store.getState())).toBeNull();
});

test('it can be thrown away', async () => {
  const { user, store } = await openDeleted();
  await save(user);
  await user.click(within(await screen.findByRole('note')).getByRole('button', { name: 'Buang' }));
  await waitFor(() => expect(button('Tambah Rekening')).toHaveFocus());
  expect(screen.queryByLabelText('Cabang')).not.toBeInTheDocument();
  expect(selectDraft('banks')(store.getState())).toBeNull();
});

test('a card without typed changes can be kept or discarded as well, but does not block going on', async () => {
  const { id } = await given();
  const { user } = await openRows(banksStep);
  await user.click(await screen.findByRole('button', { name: 'Ubah' }));
  await deleteAsApplicant(`${BANKS}/${id}`);
  await save(user);
  expect(await screen.findByText(GONE)).toBeVisible();
  expect(screen.getByLabelText('Nama Pemilik Rekening')).toHaveValue('Sri Wahyuni');
  await user.click(button('Lanjut'));
  await waitFor(() => expect(screen.getByTestId('obstacle')).toHaveTextContent('Boleh lanjut'));
});

test('deleting what another tab has deleted is done', async () => {
  const { id } = await given();
  const { user, recorded } = await openRows(banksStep);
  await screen.findByRole('article', { name: 'Rekening 1' });
  await deleteAsApplicant(`${BANKS}/${id}`);
  await user.click(button('Hapus'));
  await user.click(
    within(await screen.findByRole('dialog')).getByRole('button', { name: 'Hapus' }),
  );
  expect(await screen.findByText('Belum ada rekening')).toBeVisible();
  await waitFor(() =>
    expect(recorded.notices).toEqual([
      expect.objectContaining({
        kind: 'success',
        body: messageRef('onboardingLists.banks.deleted'),
      }),
    ]),
  );
});
