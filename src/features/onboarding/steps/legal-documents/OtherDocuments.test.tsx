import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { mock } from '@/testing/mock/mock';
import {
  renderFormStep,
  saveForm,
  storedBodies,
  upload,
} from '@/testing/onboarding/renderFormStep';
import { testFile } from '@/testing/onboarding/testFile';
import { legalDocumentsStep } from './definition';

const EMPTY = 'borrower.corporate@bos.test';
const ANSWERED = 'revision.corporate@bos.test';

const open = (signedInAs = ANSWERED) => renderFormStep(legalDocumentsStep, { signedInAs });

const group = (number: number) => screen.getByRole('group', { name: `Dokumen Lain ${number}` });
const nameIn = (number: number) => within(group(number)).getByLabelText('Nama Dokumen');
const groups = () => screen.queryAllByRole('group', { name: /^Dokumen Lain \d/ });
const press = (user: UserEvent, name: string) => user.click(screen.getByRole('button', { name }));
const removeIn = (user: UserEvent, number: number) =>
  user.click(within(group(number)).getByRole('button', { name: 'Hapus Dokumen' }));

/** Adds a document with name and file. */
async function add(user: UserEvent, number: number, name: string): Promise<void> {
  await press(user, 'Tambah Dokumen Lain');
  await user.type(nameIn(number), name);
  const field = within(group(number)).getByLabelText('Berkas Dokumen');
  await user.upload(field, testFile('laporan.pdf'));
  await within(group(number)).findByRole('button', { name: 'Hapus berkas' });
}

beforeEach(() => mock.reset());

test('the required documents go to the server in one request, the deed with number and date', async () => {
  const { user } = await open(EMPTY);
  await upload(user, 'Akta Pendirian', 'perjanjian.pdf');
  await user.type(screen.getByLabelText('Nomor Akta Pendirian'), '17');
  await user.type(screen.getByLabelText('Tanggal Akta Pendirian'), '21/05/2012');
  await upload(user, 'SK Kemenkumham Akta Pendirian', 'persetujuan.pdf');
  await upload(user, 'Dokumen NIB', 'laporan.pdf');
  await upload(user, 'Dokumen NPWP Perusahaan', 'npwp.jpg');
  await saveForm(user);
  const stored = (name: string) => ({
    file_name: name,
    path_url: expect.stringMatching(/^\/files\//) as unknown,
  });
  expect(await storedBodies()).toEqual([
    {
      documents: {
        deed_of_establishment: {
          ...stored('perjanjian.pdf'),
          number: '17',
          validity_date: '2012-05-21',
        },
        kemenkumham_deed_of_establishment: stored('persetujuan.pdf'),
        nib: stored('laporan.pdf'),
        npwp: stored('npwp.jpg'),
      },
    },
  ]);
});

test('a deed of change is optional until one of its parts is given', async () => {
  const { user } = await open();
  const number = screen.getByLabelText('Nomor Akta Perubahan');
  expect(number).not.toBeRequired();
  await user.type(screen.getByLabelText('Tanggal Akta Perubahan'), '31/01/2020');
  expect(number).toBeRequired();
  await press(user, 'Simpan');
  expect(number).toHaveAccessibleDescription('Tidak boleh kosong');
  expect(screen.getByLabelText('Akta Perubahan')).toHaveAccessibleDescription(/Tidak boleh kosong/);
});

test('other documents go up under names of their own, and keep their ids in a later save', async () => {
  const { user } = await open();
  await add(user, 1, 'Izin Usaha');
  await add(user, 2, 'Surat Domisili');
  await saveForm(user);
  await user.type(nameIn(2), ' Gudang');
  await press(user, 'Simpan');
  await waitFor(async () => expect(await storedBodies()).toHaveLength(2));
  expect(await storedBodies()).toMatchObject([
    { documents: { others: [{ name: 'Izin Usaha' }, { name: 'Surat Domisili' }] } },
    {
      documents: {
        others: [
          { id: 1, name: 'Izin Usaha' },
          { id: 2, name: 'Surat Domisili Gudang' },
        ],
      },
    },
  ]);
});

test('K7: a repeated name is refused at its field, and nothing is sent', async () => {
  const { user } = await open();
  await add(user, 1, 'Izin Usaha');
  await add(user, 2, ' izin  usaha');
  await user.tab();
  expect(nameIn(1)).toBeValid();
  expect(nameIn(2)).toHaveAccessibleDescription(/Nama dokumen tidak boleh sama/);
  await press(user, 'Simpan');
  expect(nameIn(2)).toHaveFocus();
  expect(
    screen.getByRole('link', {
      name: 'Dokumen Lain 2 – Nama Dokumen: Nama dokumen tidak boleh sama',
    }),
  ).toBeVisible();
  expect(await storedBodies()).toEqual([]);
});

test('A3: a new document takes the focus to its name, a removed one gives it to its neighbour', async () => {
  const { user } = await open();
  await add(user, 1, 'Izin Usaha');
  await press(user, 'Tambah Dokumen Lain');
  await waitFor(() => expect(nameIn(2)).toHaveFocus());

  await removeIn(user, 2);
  await waitFor(() => expect(screen.getByText('Dokumen Lain 1')).toHaveFocus());
  expect(groups()).toHaveLength(1);
  expect(screen.getByText('Dokumen dihapus dari daftar')).toBeInTheDocument();

  await removeIn(user, 1);
  const dialog = await screen.findByRole('dialog');
  expect(dialog).toHaveTextContent('Izin Usaha dihapus dari daftar');
  await user.click(within(dialog).getByRole('button', { name: 'Batal' }));
  expect(nameIn(1)).toHaveValue('Izin Usaha');

  await removeIn(user, 1);
  const asked = await screen.findByRole('dialog');
  await user.click(within(asked).getByRole('button', { name: 'Hapus Dokumen' }));
  const addButton = () => screen.getByRole('button', { name: 'Tambah Dokumen Lain' });
  await waitFor(() => expect(addButton()).toHaveFocus());
  expect(groups()).toHaveLength(0);
});

test('the errors of a removed document do not pass to the one that takes its place', async () => {
  const { user } = await open();
  await press(user, 'Tambah Dokumen Lain');
  await press(user, 'Simpan');
  expect(nameIn(1)).toHaveAccessibleDescription(/Tidak boleh kosong/);
  await press(user, 'Tambah Dokumen Lain');
  await removeIn(user, 1);
  await waitFor(() => expect(groups()).toHaveLength(1));
  expect(nameIn(1)).toBeValid();
  await press(user, 'Tambah Dokumen Lain');
  expect(nameIn(2)).toBeValid();
});

test('an upload goes on and ends in its own document while another one is removed', async () => {
  const { user } = await open();
  await add(user, 1, 'Izin Usaha');
  await press(user, 'Tambah Dokumen Lain');
  await user.type(nameIn(2), 'Surat Domisili');
  await mock.addFault({ method: 'POST', path: '/api/assets/upload', delay_ms: 300 });
  await user.upload(within(group(2)).getByLabelText('Berkas Dokumen'), testFile('mutasi.pdf'));
  await removeIn(user, 1);
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: 'Hapus Dokumen' }));
  await waitFor(() => expect(groups()).toHaveLength(1));
  expect(nameIn(1)).toHaveValue('Surat Domisili');
  await within(group(1)).findByRole('button', { name: 'Hapus berkas' });
  expect(within(group(1)).getByText('mutasi.pdf')).toBeVisible();
  await saveForm(user);
  expect(await storedBodies()).toMatchObject([
    { documents: { others: [{ name: 'Surat Domisili', file_name: 'mutasi.pdf' }] } },
  ]);
});
