import { act, screen, waitFor, within } from '@testing-library/react';
import { callsOf, choose } from '@/testing/onboarding/listStep';
import { mock } from '@/testing/mock/mock';
import {
  AUGUST,
  givenAccount,
  OCTOBER,
  open,
  pdf,
  SEPTEMBER,
  STATEMENTS,
  stored,
  storedFiles,
  upload,
} from '@/testing/onboarding/statements';

beforeEach(() => mock.reset());

test('without an account there is a way to add one', async () => {
  const { user, router } = await open();
  expect(await screen.findByText('Belum ada rekening bank')).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Ke Rekening Bank' }));
  expect(router.state.location.pathname).toBe(
    '/borrower/onboarding/individu-non-partner/finance/banks',
  );
});

test('each month has a labelled input, and a chosen file is stored at once', async () => {
  const account = await givenAccount();
  const { user } = await open();
  const grid = await screen.findByRole('group', { name: 'Bank Central Asia (BCA) •• •••• 7890' });
  expect(within(grid).getByText('0 dari 3 bulan')).toBeVisible();
  await choose(user, 'Jenis Dokumen', 'Fotokopi Buku Tabungan');
  await upload(user, OCTOBER);

  expect(await within(grid).findByText('1 dari 3 bulan')).toBeVisible();
  expect(await within(grid).findByText('Menunggu Verifikasi')).toBeVisible();
  const [row] = await stored();
  expect(row).toMatchObject({
    bank_id: account.id,
    month: 10,
    year: 2026,
    document: { file_name: 'mutasi.pdf' },
    document_type_id: 2,
  });
  await upload(user, SEPTEMBER);
  await upload(user, AUGUST);
  expect(await within(grid).findByText('Lengkap')).toBeVisible();
  expect(await stored()).toHaveLength(3);
});

test('several accounts have the same labels, each in a group of its own', async () => {
  await givenAccount('1111111111', 8);
  const second = await givenAccount('2222222222', 14);
  const { user } = await open();
  const grid = await screen.findByRole('group', { name: 'Bank Central Asia (BCA) •• •••• 2222' });
  await user.upload(within(grid).getByLabelText(OCTOBER), pdf());
  expect(await within(grid).findByText('1 dari 3 bulan')).toBeVisible();
  expect((await stored()).map(({ bank_id }) => bank_id)).toEqual([second.id]);
});

test('another file takes the place of the stored one', async () => {
  await givenAccount();
  const { user } = await open();
  await upload(user, OCTOBER);
  await screen.findByText('1 dari 3 bulan');
  await upload(user, OCTOBER, pdf('mutasi-baru.pdf'));
  await waitFor(() => expect(screen.getByText('mutasi-baru.pdf')).toBeVisible());
  await waitFor(async () => {
    const [row, ...others] = await stored();
    expect(row?.document.file_name).toBe('mutasi-baru.pdf');
    expect(others).toEqual([]);
  });
});

test('one month is deleted after a question, and the focus stays at its input', async () => {
  await givenAccount();
  const { user } = await open();
  await upload(user, OCTOBER);
  await screen.findByText('1 dari 3 bulan');
  await user.click(screen.getByRole('button', { name: 'Hapus berkas' }));
  const dialog = await screen.findByRole('dialog', { name: 'Hapus mutasi ini?' });
  expect(within(dialog).getByText('Mutasi Oktober 2026 akan dihapus.')).toBeVisible();
  expect(storedFiles()).toHaveLength(1);
  const confirm = within(dialog).getByRole('button', { name: 'Hapus' });
  act(() => {
    confirm.click();
    confirm.click();
  });
  expect(await screen.findByText('0 dari 3 bulan')).toBeVisible();
  await waitFor(() => expect(screen.getByLabelText(OCTOBER)).toHaveFocus());
  expect(await callsOf('DELETE', STATEMENTS)).toHaveLength(1);
  expect(await stored()).toEqual([]);
});

test('all months of an account are deleted after a question', async () => {
  await givenAccount();
  const { user } = await open();
  await upload(user, OCTOBER);
  await upload(user, SEPTEMBER);
  await screen.findByText('2 dari 3 bulan');
  await user.click(screen.getByRole('button', { name: 'Hapus Semua Mutasi' }));
  const dialog = await screen.findByRole('dialog');
  expect(
    within(dialog).getByText(
      '2 berkas mutasi dari Bank Central Asia (BCA) •• •••• 7890 akan dihapus.',
    ),
  ).toBeVisible();
  await user.click(within(dialog).getByRole('button', { name: 'Hapus' }));
  expect(await screen.findByText('0 dari 3 bulan')).toBeVisible();
  expect(storedFiles()).toEqual([]);
  expect(await stored()).toEqual([]);
});

test('a type chosen afterwards is put on the statements that are stored', async () => {
  await givenAccount();
  const { user } = await open();
  await upload(user, OCTOBER);
  await upload(user, SEPTEMBER);
  await screen.findByText('2 dari 3 bulan');
  await mock.addFault({ method: 'PUT', path: `${STATEMENTS}/*/update`, status: 500, times: 1 });
  await choose(user, 'Jenis Dokumen', 'Mutasi Rekening (e-Statement)');
  expect(await screen.findByText(/Jenis dokumen belum tersimpan/)).toBeVisible();
  await choose(user, 'Jenis Dokumen', 'Fotokopi Buku Tabungan');
  await waitFor(async () =>
    expect((await stored()).map(({ document_type_id }) => document_type_id)).toEqual([2, 2]),
  );
  await waitFor(() =>
    expect(screen.queryByText(/Jenis dokumen belum tersimpan/)).not.toBeInTheDocument(),
  );
});

test('without the right to change anything the files can only be looked at', async () => {
  await givenAccount();
  const { user, unmount } = await open();
  await upload(user, OCTOBER);
  await screen.findByText('1 dari 3 bulan');
  unmount();
  await open({ isReadOnly: true });
  expect(await screen.findByText('mutasi.pdf')).toBeVisible();
  expect(screen.queryByRole('button', { name: /Hapus/ })).not.toBeInTheDocument();
});
