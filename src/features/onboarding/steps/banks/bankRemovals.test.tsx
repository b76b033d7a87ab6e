import { screen, waitFor, within } from '@testing-library/react';
import { holdEachResponse } from '@/testing/mock/holdResponses';
import { mock } from '@/testing/mock/mock';
import { renderApp } from '@/testing/render/renderApp';
import { memoryDraftStore } from '@/testing/store/memoryPorts';
import { addCard, given, open, save, sent, stored } from '@/testing/onboarding/bankCards';
import { APPLICANT } from '@/testing/onboarding/listStep';
import { settle, settleAll } from '@/testing/render/settle';

const FAILED = 'Data ini belum terhapus. Silakan coba lagi.';
const owner = () => screen.getByLabelText('Nama Pemilik Rekening');
const removalsFail = (status: number) =>
  mock.addFault({
    method: 'DELETE',
    path: '*/user/banks/*',
    status,
    body: { code: status, error: 'Rekening masih dipakai' },
  });
const holdRemovals = () =>
  holdEachResponse((_url, init) => (init?.method === 'DELETE' ? 'removal' : null));

type User = Awaited<ReturnType<typeof open>>['user'];

/** Removes the first card of the list. */
async function remove(user: User) {
  const [first] = screen.getAllByRole('button', { name: 'Hapus' });
  await user.click(first as HTMLElement);
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Hapus' }));
}

beforeEach(() => mock.reset());

test.each([409, 500])(
  'C9: a removal that fails late (%i) brings back its record alone, and leaves what was stored since',
  async (status) => {
    await given('1111111111');
    const { user } = await open();
    const held = holdRemovals();
    await removalsFail(status);
    await remove(user);
    await waitFor(() => expect(held).toHaveLength(1));
    // The empty list has a button of its own for the first account.
    await screen.findByText('Belum ada rekening');
    await addCard(user, '2222222222');
    await save(user);
    await user.click(await screen.findByRole('button', { name: 'Ubah' }));
    await user.type(owner(), ' Baru');
    await settle(() => held[0]?.release());
    expect(await screen.findByText(FAILED)).toBeVisible();
    expect(screen.queryByText('Data ini sudah dihapus di tempat lain')).not.toBeInTheDocument();
    await save(user);
    await waitFor(async () => expect(await sent('PUT')).toHaveLength(1));
    // The first is the one that the list began with.
    expect(await sent('POST')).toHaveLength(2);
    await settleAll();
    expect(await stored()).toMatchObject([
      { account_no: '1111111111' },
      { account_no: '2222222222', account_name: 'Sri Wahyuni Baru' },
    ]);
  },
);

test('C2: a second record can be removed while the first is being removed', async () => {
  await given('1111111111');
  await given('2222222222');
  const { user } = await open();
  const held = holdRemovals();
  for (const count of [1, 2]) {
    await remove(user);
    await waitFor(() => expect(held).toHaveLength(count));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  }
  for (const each of held) await settle(() => each.release());
  await waitFor(async () => expect(await stored()).toEqual([]));
});

test('D1: what was typed into a card whose removal fails is still there', async () => {
  await given('1111111111');
  const { user } = await open();
  await removalsFail(409);
  await user.click(screen.getByRole('button', { name: 'Ubah' }));
  await user.type(owner(), ' Baru');
  await remove(user);
  expect(await screen.findByText(FAILED)).toBeVisible();
  expect(owner()).toHaveValue('Sri Wahyuni Baru');
});

test('D1: what was typed into a card whose removal fails while another is open is there when it is opened again', async () => {
  await given('1111111111');
  const { user } = await open();
  const held = holdRemovals();
  await removalsFail(500);
  await user.click(screen.getByRole('button', { name: 'Ubah' }));
  await user.type(owner(), ' Baru');
  await remove(user);
  await waitFor(() => expect(held).toHaveLength(1));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await user.click(await screen.findByRole('button', { name: 'Tambah Rekening' }));
  await settle(() => held[0]?.release());
  expect(await screen.findByText(FAILED)).toBeVisible();
  expect(owner()).toHaveValue('');
  await user.click(screen.getByRole('button', { name: 'Batal' }));
  await user.click(screen.getByRole('button', { name: 'Ubah' }));
  expect(owner()).toHaveValue('Sri Wahyuni Baru');
});

test.each([
  ['fails', true],
  ['succeeds', false],
])(
  'D1: the page is loaded again during the removal of a card, which then %s',
  async (_how, isThere) => {
    await given('1111111111');
    const device = { draftStore: memoryDraftStore() };
    const path = '/borrower/onboarding/individu-non-partner/finance/banks';
    const { user, leave } = await renderApp(path, APPLICANT, device);
    if (isThere) await removalsFail(500);
    // The response of the server never reaches the first page.
    const held = holdRemovals();
    await user.click(await screen.findByRole('button', { name: 'Ubah' }));
    await user.type(owner(), ' Baru');
    await remove(user);
    await waitFor(() => expect(held).toHaveLength(1));
    await leave();
    await renderApp(path, APPLICANT, device);
    if (isThere)
      expect(await screen.findByLabelText('Nama Pemilik Rekening')).toHaveValue('Sri Wahyuni Baru');
    else {
      expect(await screen.findByText('Belum ada rekening')).toBeVisible();
      expect(screen.queryByLabelText('Nama Pemilik Rekening')).not.toBeInTheDocument();
    }
  },
);
