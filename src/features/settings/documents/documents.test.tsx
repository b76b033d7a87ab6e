import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { baseApi } from '@/api/baseApi';
import { authApi } from '@/api/authApi';
import { STATUS } from '@/domain/access/statuses';
import { LOST } from '@/testing/onboarding/listStep';
import { selectDraft } from '@/state/slices/drafts';
import { draftConflictFound } from '@/state/slices/draftStatus';
import { holdResponses } from '@/testing/mock/holdResponses';
import { changeDetail } from '@/testing/mock/changeDetail';
import { mock } from '@/testing/mock/mock';
import { shortenTimeouts } from '@/testing/mock/shortTimeouts';
import { upload } from '@/testing/onboarding/renderFormStep';
import { callsTo } from '@/testing/pages/signInPages';
import { renderApp } from '@/testing/render/renderApp';
import { deviceDrafts } from '@/testing/store/testStore';

const BORROWER = 'active.borrower@bos.test';
const UPDATE = '/user/update';
const NAME = 'Surat Domisili';

beforeEach(() => mock.reset());

async function open(email = BORROWER, more: Parameters<typeof renderApp>[2] = {}) {
  const view = await renderApp('/settings/document', email, more);
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
async function addInOtherTab(name: string, pathUrl?: string): Promise<void> {
  const ktp = (await mock.db()).users.find(({ email }) => email === BORROWER)?.documents.ktp;
  const token = await mock.token(BORROWER, 'session');
  const response = await fetch(`${mock.origin}/api/identity${UPDATE}`, {
    method: 'PATCH',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({
      documents: { others: [{ ...ktp, ...(pathUrl && { path_url: pathUrl }), name }] },
    }),
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

test('so are the selfie of the e-KYC and the consent of a merchant’s user', async () => {
  await changeDetail(BORROWER, ({ documents }) => {
    documents.merchant_user_consent = { file_name: 'persetujuan.pdf', path_url: '/files/p' };
  });
  await open();
  expect(region('Verifikasi identitas (e-KYC)').getByText('Selfie dengan KTP')).toBeVisible();
  expect(region('Persetujuan merchant').getByText('persetujuan.pdf')).toBeVisible();
});

test('the day on which a document was added is that of Jakarta', async () => {
  await changeDetail(BORROWER, ({ documents }) => {
    documents.others = [
      {
        id: 7,
        name: NAME,
        file_name: 'a.pdf',
        path_url: '/files/a',
        created_at: '2026-05-11T23:30:00Z',
      },
    ];
  });
  await open();
  expect(region('Dokumen Lain').getByText(/Ditambahkan 12 Mei 2026/)).toBeVisible();
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

  test('C9: arrived without a response is found in the list', async () => {
    const before = await others();
    await mock.addFault({ method: 'PATCH', path: `*${UPDATE}`, ...LOST });
    const { user } = await open();
    await fillIn(user);
    await save(user);
    expect(await screen.findByText(/^Data ini ternyata sudah tersimpan/)).toBeVisible();
    expect(region('Dokumen Lain').getByText(NAME)).toBeVisible();
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Tambah Dokumen' })).toHaveFocus(),
    );
    expect((await others()).length).toBe(before.length + 1);
    expect(await callsTo(UPDATE)).toHaveLength(1);
  });
});

test('what is added is announced to other tabs', async () => {
  const { user, recorded } = await open();
  await fillIn(user);
  await save(user);
  await screen.findByText('Dokumen tersimpan');
  expect(recorded.savesAnnounced).toEqual([expect.stringMatching(/\/new-document$/)]);
});

test('the form takes the focus; cancelling asks where something would be lost', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Tambah Dokumen' }));
  expect(screen.getByLabelText('Nama Dokumen')).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Batal' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Tambah Dokumen' })).toHaveFocus());

  await fillIn(user);
  await user.click(screen.getByRole('button', { name: 'Batal' }));
  const question = await screen.findByRole('dialog', { name: 'Buang isian ini?' });
  await user.click(within(question).getByRole('button', { name: 'Lanjut Mengisi' }));
  expect(screen.getByLabelText('Nama Dokumen')).toHaveValue(NAME);
  await user.click(screen.getByRole('button', { name: 'Batal' }));
  await user.click(await screen.findByRole('button', { name: 'Buang' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Tambah Dokumen' })).toHaveFocus());
  await user.click(screen.getByRole('button', { name: 'Tambah Dokumen' }));
  expect(screen.getByLabelText('Nama Dokumen')).toHaveValue('');
});

test('D1: name and file are there again after a reload, and can be saved', async () => {
  const first = await open(BORROWER, { draftStore: deviceDrafts() });
  await fillIn(first.user);
  await first.leave();
  const { user } = await open(BORROWER, { draftStore: deviceDrafts() });
  expect(screen.getByLabelText('Nama Dokumen')).toHaveValue(NAME);
  expect(screen.getByText('dua-halaman.pdf')).toBeVisible();
  await save(user);
  expect(await screen.findByText('Dokumen tersimpan')).toBeVisible();
  expect(await others()).toEqual([
    expect.objectContaining({ name: NAME, file_name: 'dua-halaman.pdf' }),
  ]);
});

test('D9: what another tab has saved meanwhile is found in the list, and not added twice', async () => {
  const { user, store } = await open();
  await fillIn(user);
  const pathUrl = selectDraft('new-document')(store.getState())?.values['document'] as {
    pathUrl: string;
  };
  await addInOtherTab(NAME, pathUrl.pathUrl);
  act(() => {
    store.dispatch(baseApi.util.invalidateTags(['UserDetail']));
  });
  expect(await screen.findByText(/^Data ini ternyata sudah tersimpan/)).toBeVisible();
  expect(screen.queryByLabelText('Nama Dokumen')).not.toBeInTheDocument();
  expect(await others()).toHaveLength(1);
});

test.each([
  ['is saved', (user: UserEvent) => save(user)],
  [
    'is discarded',
    async (user: UserEvent) => {
      await user.click(screen.getByRole('button', { name: 'Batal' }));
      await user.click(await screen.findByRole('button', { name: 'Buang' }));
    },
  ],
])('D9: where this one %s, the document that another tab has typed is next', async (_, end) => {
  const { user, store } = await open();
  await fillIn(user);
  const record = selectDraft('new-document')(store.getState())!;
  const ktp = (await mock.db()).users.find(({ email }) => email === BORROWER)!.documents.ktp!;
  const document = { fileName: ktp.file_name, pathUrl: ktp.path_url };
  const other = { ...record, values: { name: 'Surat Kuasa', document } };
  act(() => void store.dispatch(draftConflictFound({ subStep: 'new-document', other })));
  await end(user);
  await waitFor(() => expect(screen.getByLabelText('Nama Dokumen')).toHaveValue('Surat Kuasa'));
  await save(user);
  await screen.findByRole('button', { name: 'Tambah Dokumen' });
  expect((await others()).map(({ name }) => name)).toContain('Surat Kuasa');
});

test('while a document is being sent nothing of it can be changed', async () => {
  const { release } = holdResponses(UPDATE);
  const { user } = await open();
  await fillIn(user);
  await save(user);
  await waitFor(() => expect(screen.getByLabelText('Nama Dokumen')).toHaveAttribute('readonly'));
  await waitFor(async () => expect(await callsTo(UPDATE)).toHaveLength(1));
  release();
  expect(await screen.findByText('Dokumen tersimpan')).toBeVisible();
});

test('a status that moves asks before it takes away a document that is not saved', async () => {
  const { user, router, store } = await open();
  await fillIn(user);
  await act(() => mock.setStatus(BORROWER, { onboarding_status_id: STATUS.businessRevision }));
  await act(() =>
    store.dispatch(authApi.endpoints.getProfile.initiate(undefined, { forceRefetch: true })),
  );
  const question = await screen.findByRole('dialog', {
    name: 'Halaman ini tidak dapat dilanjutkan',
  });
  expect(router.state.location.pathname).toBe('/settings/document');
  await user.click(within(question).getByRole('button', { name: 'Tetap di Sini' }));
  expect(screen.getByLabelText('Nama Dokumen')).toHaveValue(NAME);
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
