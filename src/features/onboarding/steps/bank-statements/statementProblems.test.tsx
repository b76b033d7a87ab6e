import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { callsOf, choose, LOST } from '@/testing/onboarding/listStep';
import { holdResponses } from '@/testing/mock/holdResponses';
import { mock } from '@/testing/mock/mock';
import { untilResponses } from '@/testing/mock/untilResponses';
import {
  ADD,
  added,
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
  uploads,
} from '@/testing/onboarding/statements';

/** How the path ends by which a record is added. */
const ADDED = '/add';

beforeEach(() => mock.reset());

/** Presses a button that removes, and says yes. */
async function remove(user: UserEvent, button: string): Promise<void> {
  await user.click(await screen.findByRole('button', { name: button }));
  await user.click(
    within(await screen.findByRole('dialog')).getByRole('button', { name: 'Hapus' }),
  );
}

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
  const { release } = holdResponses(ADDED);
  await upload(user, OCTOBER);
  await waitFor(async () => expect(await stored()).toHaveLength(1));
  await user.click(screen.getByRole('button', { name: 'Batalkan unggahan' }));
  release();
  await waitFor(async () => expect(await callsOf('DELETE', STATEMENTS)).toHaveLength(1));
  expect(await stored()).toEqual([]);
  expect(await screen.findByText('0 dari 3 bulan')).toBeVisible();
});

test('statements that could not be deleted stand there again', async () => {
  await givenAccount();
  const { user } = await open();
  await upload(user, OCTOBER);
  await screen.findByText('1 dari 3 bulan');
  await mock.addFault({ method: 'DELETE', path: `${STATEMENTS}/*`, status: 500, times: 1 });
  await remove(user, 'Hapus Semua Mutasi');
  expect(await screen.findByText('Mutasi belum terhapus. Silakan coba lagi.')).toBeVisible();
  expect(await screen.findByText('1 dari 3 bulan')).toBeVisible();
  expect(storedFiles()).toHaveLength(1);
});

test('statements that a failing server has deleted all the same are gone', async () => {
  await givenAccount();
  const { user } = await open();
  await upload(user, OCTOBER);
  await screen.findByText('1 dari 3 bulan');
  const fault = { status: 500, is_applied: true, times: 1 };
  await mock.addFault({ method: 'DELETE', path: `${STATEMENTS}/*`, ...fault });
  await remove(user, 'Hapus Semua Mutasi');
  await waitFor(async () => expect(await callsOf('DELETE', STATEMENTS)).toHaveLength(1));
  await act(() => untilResponses());
  expect(screen.getByText('0 dari 3 bulan')).toBeVisible();
  expect(screen.queryByText(/belum terhapus/)).not.toBeInTheDocument();
  expect(await stored()).toEqual([]);
});

test('going on waits for a file that is on its way', async () => {
  await givenAccount();
  const { user } = await open();
  const { release } = holdResponses(ADDED);
  await upload(user, OCTOBER);
  await user.click(screen.getByRole('button', { name: 'Lanjut' }));
  await waitFor(async () => expect(await stored()).toHaveLength(1));
  release();
  await waitFor(() => expect(screen.getByTestId('obstacle')).toHaveTextContent('Boleh lanjut'));
  expect(screen.getByText('1 dari 3 bulan')).toBeVisible();
});

test('going on waits for a file that is still being read', async () => {
  await givenAccount();
  const { user } = await open();
  const file = pdf();
  let finishReading = () => undefined as void;
  const slice = file.slice.bind(file);
  const reading = new Promise<void>((resolve) => (finishReading = resolve));
  jest.spyOn(file, 'slice').mockImplementation((...ends) => {
    const part = slice(...ends);
    const bytes = part.arrayBuffer.bind(part);
    return Object.assign(part, { arrayBuffer: () => reading.then(bytes) });
  });
  await upload(user, OCTOBER, file);
  await user.click(screen.getByRole('button', { name: 'Lanjut' }));
  expect(screen.getByTestId('obstacle')).toBeEmptyDOMElement();
  finishReading();
  await waitFor(() => expect(screen.getByTestId('obstacle')).toHaveTextContent('Boleh lanjut'));
  expect(screen.getByText('1 dari 3 bulan')).toBeVisible();
});

test('of a statement that could not be deleted the month is named', async () => {
  await givenAccount();
  const { user } = await open();
  await upload(user, OCTOBER);
  await screen.findByText('1 dari 3 bulan');
  await mock.addFault({ method: 'DELETE', path: `${STATEMENTS}/*`, status: 500, times: 1 });
  await remove(user, 'Hapus berkas');
  expect(
    await screen.findByText('Mutasi Oktober 2026 belum terhapus. Silakan coba lagi.'),
  ).toBeVisible();
});

test('the message about a statement that could not be deleted goes once all are', async () => {
  await givenAccount();
  const { user } = await open();
  await upload(user, OCTOBER);
  await screen.findByText('1 dari 3 bulan');
  await mock.addFault({ method: 'DELETE', path: `${STATEMENTS}/*`, status: 500, times: 1 });
  for (const name of ['Hapus berkas', 'Hapus Semua Mutasi']) {
    await remove(user, name);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await act(() => untilResponses());
  }
  expect(await screen.findByText('0 dari 3 bulan')).toBeVisible();
  expect(screen.queryByText(/belum terhapus/)).not.toBeInTheDocument();
});

test('going on waits for the type, and does not leave one behind that is not stored', async () => {
  await givenAccount();
  const { user } = await open();
  await upload(user, OCTOBER);
  await screen.findByText('1 dari 3 bulan');
  await mock.addFault({ method: 'PUT', path: `${STATEMENTS}/*/update`, status: 500, times: 1 });
  const { release } = holdResponses('/update');
  await choose(user, 'Jenis Dokumen', 'Fotokopi Buku Tabungan');
  await user.click(screen.getByRole('button', { name: 'Lanjut' }));
  await waitFor(async () => expect(await callsOf('PUT', STATEMENTS)).toHaveLength(1));
  release();
  const retry = await screen.findByRole('button', { name: 'Coba lagi' });
  await waitFor(() => expect(retry).toHaveFocus());
  expect(screen.getByTestId('obstacle')).toHaveTextContent(/^Jenis dokumen belum tersimpan/);
  await user.click(retry);
  await waitFor(() => expect(retry).not.toBeInTheDocument());
  expect(screen.getByText(/./, { selector: 'legend' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Lanjut' }));
  await waitFor(() => expect(screen.getByTestId('obstacle')).toHaveTextContent('Boleh lanjut'));
  expect(await stored()).toMatchObject([{ document_type_id: 2 }]);
});

test('a type that is chosen while a file is on its way holds for that file too', async () => {
  await givenAccount();
  const { user } = await open();
  const { release } = holdResponses(ADDED);
  await upload(user, OCTOBER);
  await waitFor(async () => expect(await added()).toHaveLength(1));
  await choose(user, 'Jenis Dokumen', 'Fotokopi Buku Tabungan');
  expect(screen.queryByText('1 dari 3 bulan')).not.toBeInTheDocument();
  release();
  await screen.findByText('1 dari 3 bulan');
  await waitFor(async () => expect(await stored()).toMatchObject([{ document_type_id: 2 }]));
});

test('of three months at once, the one that fails says so and the other two are stored', async () => {
  await givenAccount();
  const { user } = await open();
  await mock.addFault({ method: 'POST', path: ADD, status: 500, times: 1 });
  for (const month of [OCTOBER, SEPTEMBER, AUGUST]) await upload(user, month);
  expect(await screen.findByText('2 dari 3 bulan')).toBeVisible();
  expect(screen.getAllByText('Tidak terunggah')).toHaveLength(1);
  expect(await stored()).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: 'Coba lagi' }));
  expect(await screen.findByText('Lengkap')).toBeVisible();
  expect(await stored()).toHaveLength(3);
});
