import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { callsOf, choose, openRows, rowsOf, sendAsApplicant } from '@/testing/listStep';
import { mock } from '@/testing/mock';
import { bankStatementsStep } from './definition';

// The screen is opened on 2 November 2026, see contextWith.
const OCTOBER = 'Mutasi Oktober 2026';
const SEPTEMBER = 'Mutasi September 2026';
const AUGUST = 'Mutasi Agustus 2026';
const STATEMENTS = '/user/bank-statement';
const ADD = `${STATEMENTS}/bank/*/add`;
const LOST = { drop: true, is_applied: true, times: 1 };

const open = (options?: { isReadOnly?: boolean }) => openRows(bankStatementsStep, options);
const stored = () => rowsOf('bank_statements');
const uploads = () => callsOf('POST', '/assets/upload');
const added = () => callsOf('POST', '/add');

const pdf = (name = 'mutasi.pdf') =>
  new File(['%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n'], name, {
    type: 'application/pdf',
  });

const givenAccount = (accountNo = '1234567890', bankId = 14) =>
  sendAsApplicant<{ id: number }>('/user/banks', {
    bank_id: bankId,
    account_no: accountNo,
    account_name: 'Sri Wahyuni',
    account_type_id: 1,
  });

const upload = (user: UserEvent, label: string, file = pdf()) =>
  user.upload(screen.getByLabelText(label), file);

/** The part of the page that is about one month. */
const storedFiles = () => screen.queryAllByText('mutasi.pdf');

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

test('a record that fails after the upload is tried again without a second upload', async () => {
  await givenAccount();
  const { user } = await open();
  await mock.addFault({ method: 'POST', path: ADD, status: 500, times: 1 });
  await upload(user, OCTOBER);
  expect(await screen.findByText(/Isian Anda aman/)).toBeVisible();
  expect(await stored()).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Coba lagi' }));
  expect(await screen.findByText('1 dari 3 bulan')).toBeVisible();
  expect(await uploads()).toHaveLength(1);
  expect(await stored()).toHaveLength(1);
});

test('a record whose answer was lost is found in the list', async () => {
  await givenAccount();
  const { user } = await open();
  await mock.addFault({ method: 'POST', path: ADD, ...LOST });
  await upload(user, OCTOBER);
  expect(await screen.findByText('1 dari 3 bulan')).toBeVisible();
  expect(await added()).toHaveLength(1);
  expect(await stored()).toHaveLength(1);
});

test('a record that was cut off before it arrived is offered again and stored once', async () => {
  await givenAccount();
  const { user } = await open();
  await mock.addFault({ method: 'POST', path: ADD, drop: true, times: 1 });
  await upload(user, OCTOBER);
  expect(await screen.findByText('Mutasi belum tersimpan. Silakan coba lagi.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Coba lagi' }));
  expect(await screen.findByText('1 dari 3 bulan')).toBeVisible();
  expect(await uploads()).toHaveLength(1);
  expect(await stored()).toHaveLength(1);
});

test('an upload that fails leaves no record and is offered again', async () => {
  await givenAccount();
  const { user } = await open();
  await mock.addFault({ method: 'POST', path: '/assets/upload', status: 500, times: 1 });
  await upload(user, OCTOBER);
  await screen.findByRole('button', { name: 'Coba lagi' });
  expect(await stored()).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Coba lagi' }));
  expect(await screen.findByText('1 dari 3 bulan')).toBeVisible();
  expect(await stored()).toHaveLength(1);
});

test('what is cancelled while its record is on the way is not kept', async () => {
  await givenAccount();
  const { user } = await open();
  await mock.addFault({ method: 'POST', path: ADD, delay_ms: 1000, times: 1 });
  await upload(user, OCTOBER);
  await waitFor(async () => expect(await added()).toHaveLength(1));
  await user.click(screen.getByRole('button', { name: 'Batalkan unggahan' }));
  await waitFor(async () => expect(await callsOf('DELETE', STATEMENTS)).toHaveLength(1));
  expect(await stored()).toEqual([]);
  expect(await screen.findByText('0 dari 3 bulan')).toBeVisible();
});

test('another file takes the place of the stored one', async () => {
  await givenAccount();
  const { user } = await open();
  await upload(user, OCTOBER);
  await screen.findByText('1 dari 3 bulan');
  await upload(user, OCTOBER, pdf('mutasi-baru.pdf'));
  expect(await screen.findByText('mutasi-baru.pdf')).toBeVisible();
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

test('statements that could not be deleted stand there again', async () => {
  await givenAccount();
  const { user } = await open();
  await upload(user, OCTOBER);
  await screen.findByText('1 dari 3 bulan');
  await mock.addFault({ method: 'DELETE', path: `${STATEMENTS}/*`, status: 500, times: 1 });
  await user.click(screen.getByRole('button', { name: 'Hapus Semua Mutasi' }));
  await user.click(
    within(await screen.findByRole('dialog')).getByRole('button', { name: 'Hapus' }),
  );
  expect(await screen.findByText('Mutasi belum terhapus. Silakan coba lagi.')).toBeVisible();
  expect(await screen.findByText('1 dari 3 bulan')).toBeVisible();
  expect(storedFiles()).toHaveLength(1);
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

test('going on waits for a file that is on its way', async () => {
  await givenAccount();
  const { user } = await open();
  await mock.addFault({ method: 'POST', path: ADD, delay_ms: 300, times: 1 });
  await upload(user, OCTOBER);
  await user.click(screen.getByRole('button', { name: 'Lanjut' }));
  await waitFor(() => expect(screen.getByTestId('obstacle')).toHaveTextContent('Boleh lanjut'));
  expect(screen.getByText('1 dari 3 bulan')).toBeVisible();
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

test('of a statement that could not be deleted the month is named', async () => {
  await givenAccount();
  const { user } = await open();
  await upload(user, OCTOBER);
  await screen.findByText('1 dari 3 bulan');
  await mock.addFault({ method: 'DELETE', path: `${STATEMENTS}/*`, status: 500, times: 1 });
  await user.click(screen.getByRole('button', { name: 'Hapus berkas' }));
  await user.click(
    within(await screen.findByRole('dialog')).getByRole('button', { name: 'Hapus' }),
  );
  expect(
    await screen.findByText('Mutasi Oktober 2026 belum terhapus. Silakan coba lagi.'),
  ).toBeVisible();
});
