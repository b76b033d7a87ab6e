import { act, screen, waitFor, within } from '@testing-library/react';
import { bankApi } from '@/api/bankApi';
import type { BankAccount } from '@/api/wire';
import { BANKS, addCard, save } from '@/testing/onboarding/bankCards';
import { mock } from '@/testing/mock/mock';
import { renderApp } from '@/testing/render/renderApp';
import { deviceDrafts } from '@/testing/store/testStore';

const BORROWER = 'active.borrower@bos.test';
const PAGE = '/settings/bank-account';
const { getBanks } = bankApi.endpoints;

beforeEach(() => mock.reset());

async function open(email = BORROWER, more: Parameters<typeof renderApp>[2] = {}) {
  const view = await renderApp(PAGE, email, more);
  await screen.findByRole('article', { name: 'Rekening 1' });
  return view;
}

const sent = async (method: string) =>
  (await mock.calls()).filter((call) => call.method === method && call.path.includes(BANKS));

test.each([
  [BORROWER, 'Daftar Bank', null],
  ['active.funder@bos.test', 'Rekening Dana Lender', 'Rekening Dana Lender sudah dibuka'],
])('%s sees their accounts under the title %s', async (email, title, state) => {
  await open(email);
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
  if (state !== null) expect(screen.getByText(state)).toBeVisible();
});

test('after the onboarding an account is added, changed and removed', async () => {
  const { user } = await open();
  await addCard(user);
  await save(user);
  const added = await screen.findByRole('article', { name: 'Rekening 2' });
  await user.click(within(added).getByRole('button', { name: 'Ubah' }));
  await user.type(screen.getByLabelText('Cabang'), 'KCP Menteng');
  await save(user);
  expect(await screen.findByText('KCP Menteng')).toBeVisible();
  const changed = screen.getByRole('article', { name: 'Rekening 2' });
  await user.click(within(changed).getByRole('button', { name: 'Hapus' }));
  const question = await screen.findByRole('dialog', { name: 'Hapus rekening ini?' });
  await user.click(within(question).getByRole('button', { name: 'Hapus' }));
  await waitFor(() => expect(changed).not.toBeInTheDocument());
  expect(await sent('POST')).toHaveLength(1);
  expect(await sent('PUT')).toHaveLength(1);
  expect(await sent('DELETE')).toHaveLength(1);
});

test('the last account stays, and another one can be removed; other tabs hear of both', async () => {
  const { user, recorded } = await open();
  expect(screen.queryByRole('button', { name: 'Hapus' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Ubah' }));
  expect(screen.queryByRole('button', { name: 'Hapus' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Batal' }));
  await addCard(user);
  await save(user);
  await screen.findByRole('article', { name: 'Rekening 2' });
  expect(screen.getAllByRole('button', { name: 'Hapus' })).toHaveLength(2);
  expect(recorded.savesAnnounced).toEqual([expect.stringMatching(/\/banks$/)]);
  await user.click(screen.getAllByRole('button', { name: 'Hapus' })[0]!);
  await user.click(
    within(await screen.findByRole('dialog')).getByRole('button', { name: 'Hapus' }),
  );
  await screen.findByText('Rekening dihapus');
  expect(recorded.savesAnnounced).toHaveLength(2);
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: 'Hapus' })).not.toBeInTheDocument(),
  );
});

test('a question about the last account is gone, and stays so when another one is added', async () => {
  const { user, store } = await open();
  await addCard(user);
  await save(user);
  await screen.findByRole('article', { name: 'Rekening 2' });
  await user.click(screen.getAllByRole('button', { name: 'Hapus' })[0]!);
  await screen.findByRole('dialog', { name: 'Hapus rekening ini?' });
  const both = getBanks.select()(store.getState()).data!;
  const keep = (accounts: BankAccount[]) =>
    act(() => void store.dispatch(bankApi.util.upsertQueryData('getBanks', undefined, accounts)));
  keep(both.slice(0, 1));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  keep(both);
  await screen.findByRole('article', { name: 'Rekening 2' });
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('a user who leaves with an account that is not saved is asked first', async () => {
  const { user, router } = await open();
  await addCard(user);
  await act(() => router.navigate('/settings/information'));
  const question = await screen.findByRole('dialog', { name: 'Kartu ini belum disimpan' });
  await user.click(within(question).getByRole('button', { name: 'Tetap di Sini' }));
  expect(router.state.location.pathname).toBe(PAGE);
});

test('what was typed into an account is there again after a reload', async () => {
  const first = await open(BORROWER, { draftStore: deviceDrafts() });
  await addCard(first.user, '5550001112');
  expect(await screen.findByText(/^Draf tersimpan di perangkat ini/)).toBeVisible();
  await first.leave();
  await open(BORROWER, { draftStore: deviceDrafts() });
  expect(await screen.findByLabelText('Nomor Rekening')).toHaveValue('5550 0011 12');
});

test('accounts that do not load say so, and are asked for again', async () => {
  await mock.addFault({ method: 'GET', path: `*${BANKS}`, status: 500, times: 1 });
  const { user } = await renderApp(PAGE, BORROWER);
  await user.click(await screen.findByRole('button', { name: 'Coba lagi' }));
  expect(screen.getByRole('heading', { level: 1, name: 'Daftar Bank' })).toHaveFocus();
  expect(await screen.findByRole('article', { name: 'Rekening 1' })).toBeVisible();
});

test('a list without an account asks for one, and not for the onboarding', async () => {
  await mock.reset('empty-lists');
  await renderApp(PAGE, BORROWER);
  expect(await screen.findByText('Belum ada rekening')).toBeVisible();
  expect(screen.getByText('Tambahkan rekening atas nama Anda atau perusahaan Anda.')).toBeVisible();
});
