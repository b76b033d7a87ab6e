import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { LOST } from '@/testing/onboarding/listStep';
import { mock } from '@/testing/mock/mock';
import { shortenTimeouts } from '@/testing/mock/shortTimeouts';
import { upload } from '@/testing/onboarding/renderFormStep';
import { callsTo } from '@/testing/pages/signInPages';
import { renderApp } from '@/testing/render/renderApp';

const BORROWER = 'active.borrower@bos.test';
const UPDATE = '/user/update';
const NAME = 'Surat Domisili';

beforeEach(() => mock.reset());

async function open(email = BORROWER) {
  const view = await renderApp('/settings/document', email);
  await screen.findAllByRole('button', { name: 'Unduh berkas' });
  return view;
}

const others = async () =>
  (await mock.db()).users.find(({ email }) => email === BORROWER)?.documents.others ?? [];
const save = (user: UserEvent) =>
  user.click(screen.getByRole('button', { name: 'Simpan Dokumen' }));

async function fillIn(user: UserEvent, name = NAME) {
  await user.click(screen.getByRole('button', { name: 'Tambah Dokumen' }));
  await user.type(screen.getByLabelText('Nama Dokumen'), name);
  await upload(user, 'Berkas Dokumen', 'dua-halaman.pdf');
}

/** Another tab of the user adds a document, with a file that is there already. */
async function addInOtherTab(name: string): Promise<void> {
  const ktp = (await mock.db()).users.find(({ email }) => email === BORROWER)?.documents.ktp;
  const token = await mock.token(BORROWER, 'session');
  const response = await fetch(`${mock.origin}/api/identity${UPDATE}`, {
    method: 'PATCH',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ documents: { others: [{ ...ktp, name }] } }),
  });
  expect(response.status).toBe(200);
}

const region = (name: string) => within(screen.getByRole('region', { name }));
/** The first button of this name in a group. */
const firstButton = (group: string, name: string) =>
  region(group).getAllByRole('button', { name })[0]!;

test('every file of the application is listed by the part that asked for it', async () => {
  await open('active.corporate@bos.test');
  expect(region('Dokumen Legal').getByText('Akta Pendirian')).toBeVisible();
  expect(
    region('Pengurus dan Pemegang Saham').getByText(/^Ayu Nasution · Dokumen KTP$/),
  ).toBeVisible();
  expect(region('Foto Usaha').getAllByRole('listitem')).toHaveLength(3);
});

test('a document is opened in a preview, and downloaded under its own name', async () => {
  const { user } = await open();
  await user.click(firstButton('Identitas', 'Lihat berkas'));
  const dialog = await screen.findByRole('dialog', { name: 'ktp.png' });
  expect(await within(dialog).findByRole('img')).toBeVisible();
  await user.click(within(dialog).getByRole('button', { name: 'Tutup' }));

  const clicked = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation();
  await user.click(firstButton('Identitas', 'Unduh berkas'));
  await waitFor(() => expect(clicked).toHaveBeenCalledTimes(1));
  expect(clicked.mock.contexts[0]).toHaveAttribute('download', 'ktp.png');
});

test('a download that fails says so beside its document, and can be tried again', async () => {
  await mock.addFault({ method: 'GET', path: '*/files/*', status: 500, times: 1 });
  const { user } = await open();
  const clicked = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation();
  const button = firstButton('Identitas', 'Unduh berkas');
  await user.click(button);
  expect(await screen.findByText(/^Foto KTP belum dapat diunduh/)).toBeVisible();
  await user.click(button);
  await waitFor(() => expect(clicked).toHaveBeenCalledTimes(1));
  expect(screen.queryByText(/belum dapat diunduh/)).not.toBeInTheDocument();
});

test('a document is added with its name, beside what another tab has added meanwhile', async () => {
  const { user } = await open();
  await fillIn(user);
  await addInOtherTab('Dari tab lain');
  await save(user);
  expect(await screen.findByText('Dokumen tersimpan')).toBeVisible();
  expect(region('Dokumen Lain').getByText(NAME)).toBeVisible();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Tambah Dokumen' })).toHaveFocus());
  expect(await others()).toEqual([
    expect.objectContaining({ name: 'Dari tab lain' }),
    expect.objectContaining({ name: NAME, file_name: 'dua-halaman.pdf' }),
  ]);
});

test('it needs a name and a file, and a name of its own', async () => {
  const { user } = await open();
  await fillIn(user);
  await save(user);
  await screen.findByText('Dokumen tersimpan');
  await user.click(screen.getByRole('button', { name: 'Tambah Dokumen' }));
  await save(user);
  expect(screen.getByLabelText('Nama Dokumen')).toHaveAccessibleDescription(/Tidak boleh kosong/);
  await user.type(screen.getByLabelText('Nama Dokumen'), ` ${NAME.toLowerCase()}`);
  await save(user);
  expect(screen.getByLabelText('Nama Dokumen')).toHaveAccessibleDescription(
    /Nama dokumen tidak boleh sama/,
  );
  expect(await callsTo(UPDATE)).toHaveLength(1);
});

test('a double click stores one document', async () => {
  const { user } = await open();
  await fillIn(user);
  const button = screen.getByRole('button', { name: 'Simpan Dokumen' });
  act(() => {
    button.click();
    button.click();
  });
  expect(await screen.findByText('Dokumen tersimpan')).toBeVisible();
  expect(await callsTo(UPDATE)).toHaveLength(1);
});

describe('a save that', () => {
  beforeEach(shortenTimeouts);

  test('fails keeps name and file', async () => {
    await mock.addFault({ method: 'PATCH', path: `*${UPDATE}`, status: 500, times: 1 });
    const { user } = await open();
    await fillIn(user);
    await save(user);
    expect(await screen.findByText('Dokumen belum tersimpan')).toBeVisible();
    expect(screen.getByLabelText('Nama Dokumen')).toHaveValue(NAME);
    await save(user);
    expect(await screen.findByText('Dokumen tersimpan')).toBeVisible();
  });

  test('C9: arrived without a response adds nothing the second time', async () => {
    const before = await others();
    await mock.addFault({ method: 'PATCH', path: `*${UPDATE}`, ...LOST });
    const { user } = await open();
    await fillIn(user);
    await save(user);
    expect(await screen.findByText('Dokumen belum tersimpan')).toBeVisible();
    // The list has it, as a document that is stored.
    expect(await screen.findByRole('region', { name: 'Dokumen Lain' })).toBeVisible();
    await save(user);
    expect(await screen.findByText('Dokumen tersimpan')).toBeVisible();
    expect((await others()).length).toBe(before.length + 1);
  });
});

test('a user who leaves with a document that is not saved is asked first', async () => {
  const { user, router } = await open();
  await fillIn(user);
  await act(() => router.navigate('/settings/information'));
  const question = await screen.findByRole('dialog', { name: 'Dokumen ini belum disimpan' });
  await user.click(within(question).getByRole('button', { name: /^Tetap/ }));
  expect(router.state.location.pathname).toBe('/settings/document');
  expect(screen.getByLabelText('Nama Dokumen')).toHaveValue(NAME);
});
